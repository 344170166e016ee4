//! Reading sums of fields: `int+cun+str>=20`.

use super::fault::{Fault, QueryError};
use super::fields;
use super::fields::Field;
use super::parse::{Reader, SUGGESTIONS};
use super::tree::{Query, Sum};

impl Reader {
    /// Fields with plus signs between them and a comparison behind. `None`, and nothing is read, if
    /// something else stands here.
    pub(super) fn sum(&mut self) -> Result<Option<Query>, QueryError> {
        let start = self.at;
        let names = self.summands();
        let written = self.since(start);
        self.skip_blanks();
        let relation = (names.len() > 1).then(|| self.relation()).flatten();
        let Some(relation) = relation else {
            self.at = start;
            return Ok(None);
        };
        let fields = names
            .iter()
            .map(|(at, name)| summand(*at, name))
            .collect::<Result<_, _>>()?;
        // Sums are compared like the numbers of any field.
        let read = self.values(&fields::COST, relation);
        let values = read.map_err(|error| QueryError {
            fault: error.fault.about(&written),
            ..error
        })?;
        Ok(Some(Query::Sum(Sum {
            fields,
            relation,
            values,
        })))
    }

    /// What stands between plus signs, with its places; nothing is skipped behind the last.
    fn summands(&mut self) -> Vec<(usize, String)> {
        let mut names = Vec::new();
        loop {
            self.skip_blanks();
            names.push((self.at, self.run(|c| !matches!(c, ':' | '+'))));
            let after_name = self.at;
            self.skip_blanks();
            if self.peek() != Some('+') {
                self.at = after_name;
                return names;
            }
            self.at += 1;
        }
    }
}

fn summand(at: usize, name: &str) -> Result<&'static Field, QueryError> {
    if name.is_empty() {
        return Err(Fault::MissingSummand.at(at));
    }
    let field = Field::named(name).ok_or_else(|| {
        let suggestions = Field::like(name, SUGGESTIONS);
        let field = name.to_owned();
        Fault::UnknownField { field, suggestions }.at(at)
    })?;
    if field.has_numbers() {
        Ok(field)
    } else {
        let field = field.code.to_owned();
        Err(Fault::NotAddable { field }.at(at))
    }
}
