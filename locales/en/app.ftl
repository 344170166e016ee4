# The app: the program inside a browser, before it answers and where it cannot.

app-fetching = Fetching the program. This takes a moment the first time only.
app-unable = This browser cannot keep the program. The rules and cards can be read as pages all the same.
app-failed = The program could not be fetched. Are you online? Open this page again to go on.
app-pages = Read rules and cards as pages
app-fault = That did not work
app-again = Back to the start page
app-save = Save your data as a file
app-broken = Something in the program went wrong. Nothing that was saved is lost; try it once more.
app-full = This device has no room left, so your last step was not saved. Make room and repeat it.
app-closed = The browser does not let the program keep anything, so your last step was not saved. In a private window or with site data switched off it cannot.
app-damaged = What is kept here cannot be read. It has not been touched: save it as a file before you clear anything.
app-newer = What is kept here was written by a newer version. It has not been touched: close all pages of the app and open it again with a network.
