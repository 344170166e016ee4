# Photos of the player's own cards in the app.
photos-take = Take or choose a photo
photos-remove = Remove the photo
photos-unreadable = This file is not a picture your browser can read. Choose a JPEG or PNG.
photos-full = There is no room left on this device, so not every photo was kept. Remove some in the settings.
photos-title = Your photos
photos-about = Photos of your cards stay on this device. They are not part of the backup; save them as a file of their own.
photos-save = Save the photos
photos-read = Read photos from a file
photos-remove-all = Remove all photos
photos-ask = Remove all photos from this device?
photos-done = The photos from the file are here.
photos-foreign = This is not a file of photos from here. Nothing was changed.
