//! Forms as HTML. Every control works without script; script adds the keys of numbers and suggestions.

use maud::{Markup, html};

use super::visit::Visit;
use page::locale::{Texts, msg};
pub(crate) use page::render::phrase as words;
use page::{Form, FormChoice, FormControl, FormField, FormPart, FormRow};

/// What ids of fields begin with.
const SCOPE: &str = "f";

/// A form with its button.
pub(crate) fn form(texts: &Texts, visit: &Visit, form: &Form) -> Markup {
    let (action, method) =
        if form.is_change { (visit.to_send(&form.action), "post") } else { (form.action.clone(), "get") };
    html! {
        // What is wrong is said by us, in the language of the page.
        form.ask action=(action) method=(method) novalidate {
            @if !form.title.is_empty() { h2.question { (words(&form.title)) } }
            @if !form.why.is_empty() { p.why { (words(&form.why)) } }
            @for (name, value) in &form.kept { input type="hidden" name=(name) value=(value); }
            @for part in &form.parts { (self::part(texts, part)) }
            @if !form.submit.is_empty() { button.go type="submit" { (form.submit) } }
        }
    }
}

/// Fields that belong together.
pub(crate) fn part(texts: &Texts, part: &FormPart) -> Markup {
    part_within(texts, SCOPE, part)
}

/// Fields that belong together, on a page where other fields may have their names: `scope` tells the ids apart.
pub(crate) fn part_within(texts: &Texts, scope: &str, part: &FormPart) -> Markup {
    let fields = fields_within(texts, scope, &part.fields);
    if part.legend.is_empty() {
        return html! { div.part { (fields) } };
    }
    html! {
        fieldset.part {
            legend { (words(&part.legend)) }
            (fields)
        }
    }
}

/// Fields one below the other.
pub(crate) fn fields<'f>(texts: &Texts, fields: impl IntoIterator<Item = &'f FormField>) -> Markup {
    fields_within(texts, SCOPE, fields)
}

/// Fields one below the other, on a page where others may have their names: `scope` tells the ids apart.
pub(crate) fn fields_within<'f>(
    texts: &Texts,
    scope: &str,
    fields: impl IntoIterator<Item = &'f FormField>,
) -> Markup {
    let scope = scope.replace(|sign: char| !sign.is_alphanumeric(), "-");
    html! { @for one in fields { (field(texts, one, &scope)) } }
}

fn field(texts: &Texts, field: &FormField, scope: &str) -> Markup {
    let id = format!("{scope}-{}", field.name);
    let hint = (!field.hint.is_empty()).then(|| format!("{id}-hint"));
    let described = hint.as_deref();
    let label = html! { label for=(id) { (words(&field.label)) } };
    html! {
        div.field data-known=[&field.known] {
            @match &field.control {
                FormControl::Line => {
                    (label)
                    input type="text" id=(id) name=(field.name) value=(field.value)
                        autocomplete="off" autocapitalize="off" required[field.is_needed]
                        aria-describedby=[described];
                }
                FormControl::OneOfMany(listed) => {
                    (label)
                    input type="text" id=(id) name=(field.name) value=(field.value) autocomplete="off"
                        list=(format!("{id}-list")) required[field.is_needed]
                        aria-describedby=[described];
                    datalist id=(format!("{id}-list")) {
                        @for value in listed { option value=(value) {} }
                    }
                }
                FormControl::Name { suggestions } => {
                    (label)
                    input type="text" id=(id) name=(field.name) value=(field.value) autocomplete="off"
                        autocapitalize="off" data-suggest=(suggestions) data-fill="title"
                        required[field.is_needed] aria-describedby=[described];
                }
                FormControl::Names { rows, suggestions } => {
                    (label)
                    textarea id=(id) name=(field.name) rows=(rows) spellcheck="false" autocapitalize="off"
                        data-suggest=(suggestions) data-fill="title" required[field.is_needed]
                        aria-describedby=[described] { (field.value) }
                }
                FormControl::Text { rows } => {
                    (label)
                    textarea id=(id) name=(field.name) rows=(rows) spellcheck="false"
                        required[field.is_needed] aria-describedby=[described] { (field.value) }
                }
                FormControl::Number { least, most } => {
                    (label)
                    (stepper(texts, field, &id, *least, *most, described))
                }
                FormControl::Switch => {
                    label.switch {
                        input type="checkbox" id=(id) name=(field.name) value="on"
                            checked[field.value == "on"] aria-describedby=[described];
                        (words(&field.label))
                    }
                }
                FormControl::Keys { words, between, most } => {
                    (label)
                    div.keyed data-keys=(words) data-between=(between) data-most=(most) data-next=(msg::page_calc_next(texts))
                        data-back=(msg::page_calc_back(texts)) {
                        textarea id=(id) name=(field.name) rows="3" spellcheck="false" inputmode="none"
                            required[field.is_needed] aria-describedby=[described] { (field.value) }
                    }
                }
                FormControl::Rows(rows) => (cells(texts, field, scope, rows)),
                FormControl::Steps { most } => (steps(texts, field, &id, *most)),
                FormControl::OneOf(choices) => (picks(field, &id, described, (choices, "radio"))),
                FormControl::Scale(choices) => div.scale { (picks(field, &id, described, (choices, "radio"))) },
                FormControl::Several(choices) => (picks(field, &id, described, (choices, "checkbox"))),
                FormControl::Buttons(choices) => {
                    div.buttons role="group" aria-label=(field.label.plain()) {
                        @for choice in choices {
                            button.choice type="submit" name=(field.name) value=(choice.value) {
                                (words(&choice.label))
                            }
                        }
                    }
                }
            }
            @if let Some(hint) = hint.as_ref().filter(|_| !matches!(field.control, FormControl::Rows(_))) { p.hint id=(hint) { (words(&field.hint)) } }
        }
    }
}

/// Rows of cells, and behind them a text that says the same.
fn cells(texts: &Texts, field: &FormField, scope: &str, rows: &[FormRow]) -> Markup {
    let id = format!("{scope}-{}", field.name);
    html! {
        fieldset.cells {
            legend { (words(&field.label)) }
            @for FormRow(cells) in rows { div.row { (fields_within(texts, scope, cells)) } }
            details.more open[!field.value.is_empty()] {
                summary { (msg::page_calc_typed(texts)) }
                textarea id=(id) name=(field.name) rows="2" spellcheck="false"
                    aria-label=(field.label.plain()) { (field.value) }
                p.hint { (words(&field.hint)) }
            }
        }
    }
}

fn stepper(texts: &Texts, field: &FormField, id: &str, least: i64, most: i64, described: Option<&str>) -> Markup {
    let label = field.label.plain();
    html! {
        div.stepper {
            button type="button" data-step="-1" aria-label=(msg::page_less(texts, &label)) { "−" }
            input type="number" inputmode=[(least >= 0).then_some("numeric")] id=(id) name=(field.name) value=(field.value)
                min=(least) max=(most) required[field.is_needed] aria-describedby=[described];
            button type="button" data-step="1" aria-label=(msg::page_more(texts, &label)) { "+" }
        }
    }
}

/// A marker on a track: one step down or up, and behind it all steps.
fn steps(texts: &Texts, field: &FormField, id: &str, most: u8) -> Markup {
    let label = field.label.plain();
    html! {
        fieldset.steps {
            legend { (words(&field.label)) }
            button.by type="button" data-by="-1" aria-label=(msg::page_less(texts, &label)) { "−1" }
            output { (field.value) }
            button.by type="button" data-by="1" aria-label=(msg::page_more(texts, &label)) { "+1" }
            details.track-scale {
                summary aria-label={ (label) ", 0–" (most) } { "0–" (most) }
                div {
                    @for step in 0..=most {
                        @let id = format!("{id}-{step}");
                        label.step for=(id) {
                            input type="radio" id=(id) name=(field.name) value=(step)
                                checked[field.value == step.to_string()];
                            span { (step) }
                        }
                    }
                }
            }
        }
    }
}

fn picks(field: &FormField, id: &str, described: Option<&str>, (choices, kind): (&[FormChoice], &str)) -> Markup {
    let held: Vec<&str> = field.value.split('\n').collect();
    html! {
        fieldset.picks.badges[choices.iter().any(|choice| choice.badge.is_some())] aria-describedby=[described] {
            legend { (words(&field.label)) }
            @for (at, choice) in choices.iter().enumerate() {
                @let id = format!("{id}-{at}");
                label.pick for=(id) {
                    input type=(kind) id=(id) name=(field.name) value=(choice.value)
                        checked[held.contains(&choice.value.as_str())]
                        required[field.is_needed && kind == "radio"];
                    @if let Some(badge) = &choice.badge {
                        b.badge data-hue=(badge.hue) aria-hidden="true" { (badge.letters) }
                    }
                    span {
                        (words(&choice.label))
                        @if !choice.about.is_empty() { small { (words(&choice.about)) } }
                    }
                }
            }
        }
    }
}
