//! Numbers of a card added up.

use tantivy::columnar::Column;
use tantivy::{DocId, SegmentReader};

use super::found::Found;
use crate::search::query::{Relation, Sum, Value};

/// Cards whose sum is one of the values. A card that lacks one of the numbers has no sum.
///
/// # Errors
/// When the index cannot be read.
pub fn with_sum(segment: &SegmentReader, sum: &Sum) -> tantivy::Result<Found> {
    let fast = segment.fast_fields();
    let fields = sum.fields.iter();
    let columns: Vec<Column<i64>> = fields
        .map(|field| fast.i64(&format!("number-{}", field.code)))
        .collect::<Result<_, _>>()?;
    let fits = |doc: &DocId| {
        let total = total(&columns, *doc);
        total.is_some_and(|total| {
            let mut values = sum.values.iter();
            values.any(|value| is(total, sum.relation, value))
        })
    };
    Ok(Found::of((0..segment.max_doc()).filter(fits)))
}

fn total(columns: &[Column<i64>], doc: DocId) -> Option<i64> {
    let mut numbers = columns.iter().map(|column| column.first(doc));
    numbers.try_fold(0_i64, |sum, number| Some(sum.saturating_add(number?)))
}

/// Whether a number stands in a relation to a value; `Differs` is as good as `Equals`.
fn is(number: i64, relation: Relation, value: &Value) -> bool {
    let (low, high) = match value {
        Value::Any => (None, None),
        Value::Number(than) => relation.bounds(*than),
        Value::Between(low, high) => (*low, *high),
        Value::Text { .. } | Value::Regex(_) | Value::Level { .. } => return false,
    };
    low.is_none_or(|low| low <= number) && high.is_none_or(|high| number <= high)
}
