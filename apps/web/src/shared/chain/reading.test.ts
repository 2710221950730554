import { describe, expect, it } from 'vitest';
import { findValue, mapReading, toReading } from './reading.ts';

const double = (value: bigint) => value * 2n;
const failure = new Error('no node answered');

describe('toReading', () => {
  it('has four states and never turns a failure into an empty value', () => {
    expect(toReading({ data: undefined, error: null, isError: false })).toEqual({ state: 'loading' });
    expect(toReading({ data: 0n, error: null, isError: false })).toEqual({ state: 'value', value: 0n });
    expect(toReading({ data: 5n, error: failure, isError: true })).toEqual({ state: 'stale', value: 5n });
    expect(toReading({ data: undefined, error: failure, isError: true })).toEqual({
      state: 'unknown',
      reason: failure,
    });
  });

  it('keeps its state through a computation', () => {
    expect(mapReading({ state: 'stale', value: 4n }, double)).toEqual({ state: 'stale', value: 8n });
    expect(mapReading({ state: 'unknown', reason: failure }, double)).toEqual({
      state: 'unknown',
      reason: failure,
    });
    expect(findValue({ state: 'loading' })).toBeUndefined();
  });
});
