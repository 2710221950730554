import { setTimeout as delay } from 'node:timers/promises';
import { StackError } from '../stack-error.ts';

/** Returns the result of the work; throws when it takes longer. */
export async function within<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const late = delay(milliseconds, undefined, { ref: false }).then(() => {
    throw new StackError(`It took longer than ${milliseconds / 1_000} s to recover.`);
  });
  return Promise.race([work(), late]);
}
