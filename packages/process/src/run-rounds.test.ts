import { expect, it } from 'vitest';
import { FatalError, RetryableError } from './process-error.ts';
import { runRounds } from './run-rounds.ts';
import { createWakeUp } from './wake-up.ts';

/** Runs rounds with these results until the end; returns the reported failure counts. */
async function run(results: readonly ('idle' | 'busy' | Error)[]): Promise<number[]> {
  const stop = new AbortController();
  const left = [...results];
  const published: number[] = [];
  await runRounds({
    round: async () => {
      const result = left.shift() ?? 'busy';
      if (left.length === 0) stop.abort();
      if (result instanceof Error) throw result;
      return result;
    },
    onRetry: (_error, failures) => published.push(failures),
    wakeUp: createWakeUp(1),
    signal: stop.signal,
  });
  return published;
}

it('retries after a transient error, and resets the count after a successful round', async () => {
  const away = new RetryableError('away');
  await expect(run([away, away, 'busy', away, 'idle', 'busy'])).resolves.toEqual([1, 2, 1]);
});

it('given an unknown fault, when rounds continue, then it is retried until its cause is gone', async () => {
  const fault = new TypeError('a fault');
  await expect(run(['busy', fault, fault, 'busy', 'busy'])).resolves.toEqual([1, 2]);
});

it('given a wrong configuration, when a round meets it, then the work ends', async () => {
  await expect(run(['busy', new FatalError('configuration'), 'busy'])).rejects.toBeInstanceOf(FatalError);
});

it('ignores an error during the shutdown', async () => {
  await expect(run(['busy', new TypeError('closed')])).resolves.toEqual([]);
});
