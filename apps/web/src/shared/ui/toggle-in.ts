/** The set with the value, or without it where it has it. */
export function toggleIn<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  return new Set(set.has(value) ? [...set].filter((other) => other !== value) : [...set, value]);
}
