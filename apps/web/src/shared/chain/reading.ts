/** The states of a displayed value; an unknown value is never shown as 0. */
export type Reading<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'value'; readonly value: Value }
  | { readonly state: 'stale'; readonly value: Value }
  | { readonly state: 'unknown'; readonly reason: unknown };

type QueryState<Value> = {
  readonly data: Value | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  /** The failed reads; a new read clears `isError` and not this. */
  readonly errorUpdateCount: number;
};

/**
 * The state of a query as a reading. A failed refresh is stale; a value that was never read is unknown, also while it
 * is read again.
 */
export function toReading<Value>({
  data,
  error,
  isError,
  errorUpdateCount,
}: QueryState<Value>): Reading<Value> {
  if (data !== undefined) return { state: isError ? 'stale' : 'value', value: data };
  return errorUpdateCount > 0 ? { state: 'unknown', reason: error } : { state: 'loading' };
}

/** A reading of a known or unknown value; undefined is unknown. */
export function toReadingOf<Value>(value: Value | undefined): Reading<Value> {
  return value === undefined ? { state: 'unknown', reason: undefined } : { state: 'value', value };
}

/** The value if there is one, fresh or stale. */
export function findValue<Value>(reading: Reading<Value>): Value | undefined {
  return reading.state === 'value' || reading.state === 'stale' ? reading.value : undefined;
}

/** The same reading, marked stale. */
export function toStale<Value>(reading: Reading<Value>): Reading<Value> {
  return reading.state === 'value' ? { state: 'stale', value: reading.value } : reading;
}

/** The same reading of a value computed from it. */
export function mapReading<From, To>(reading: Reading<From>, compute: (value: From) => To): Reading<To> {
  if (reading.state === 'value' || reading.state === 'stale')
    return { state: reading.state, value: compute(reading.value) };
  return reading;
}
