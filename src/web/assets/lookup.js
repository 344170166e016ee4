export function folded(){}
