import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { findValue, mapReading, toReading } from './reading.ts';

const double = (value: bigint) => value * 2n;
const failure = new Error('no node answered');

describe('toReading', () => {
  const never = { error: null, isError: false, errorUpdateCount: 0 };
  const failed = { error: failure, isError: true, errorUpdateCount: 1 };

  it('has four states and never turns a failure into an empty value', () => {
    expect(toReading({ ...never, data: undefined })).toEqual({ state: 'loading' });
    expect(toReading({ ...never, data: 0n })).toEqual({ state: 'value', value: 0n });
    expect(toReading({ ...failed, data: 5n })).toEqual({ state: 'stale', value: 5n });
    expect(toReading({ ...failed, data: undefined })).toEqual({ state: 'unknown', reason: failure });
  });

  it('given a value that was never read, when it is read again, then it stays unknown', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const answers = [Promise.reject(failure), new Promise<bigint>(() => undefined)];
    const observer = new QueryObserver<bigint>(client, {
      queryKey: ['value'],
      queryFn: () => answers.shift()!,
    });
    const states: string[] = [];
    observer.subscribe((result) => states.push(toReading(result).state));
    await expect.poll(() => states.at(-1)).toBe('unknown');
    void observer.refetch();
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(true);
    expect(toReading(observer.getCurrentResult()).state).toBe('unknown');
    observer.destroy();
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
