import { expect, it } from 'vitest';
import { FatalError, RetryableError } from './process-error.ts';
import { runRounds } from './run-rounds.ts';
import { createWakeUp } from './wake-up.ts';

/** Rounds with these outcomes, then the end; answers the failures that were told. */
async function run(outcomes: readonly ('idle' | 'busy' | Error)[]): Promise<number[]> {
  const stop = new AbortController();
  const left = [...outcomes];
  const told: number[] = [];
  await runRounds({
    round: async () => {
      const outcome = left.shift() ?? 'busy';
      if (left.length === 0) stop.abort();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    onRetry: (_error, failures) => told.push(failures),
    wakeUp: createWakeUp(1),
    signal: stop.signal,
  });
  return told;
}

it('tries again after an error that passes, and counts anew after a round that went well', async () => {
  const away = new RetryableError('away');
  await expect(run([away, away, 'busy', away, 'idle', 'busy'])).resolves.toEqual([1, 2, 1]);
});

it('ends with any other error', async () => {
  await expect(run(['busy', new TypeError('a fault'), 'busy'])).rejects.toBeInstanceOf(FatalError);
});

it('an error on the way out is no error', async () => {
  await expect(run(['busy', new TypeError('closed')])).resolves.toEqual([]);
});
