import type { Stillness } from './watchdog.ts';

/** Why the rounds of a loop fail at present, and the failures since the last successful round. */
export type Trouble = { reason: string; failures: number };

type Loop = {
  /** The work of the failing rounds, for the operator: `block 100`. */
  work: string;
  trouble: Trouble | undefined;
  stillness: Stillness;
};

/** A transient failure must not change readiness. */
const maxFailures = 3;
/** Longer than any pause between rounds. */
const maxStillSeconds = 40;

/** Why a loop makes no progress, with the cause of the failure; empty when it does. */
export function listLoopReasons({ work, trouble, stillness }: Loop): string[] {
  const reasons: string[] = [];
  if (stillness.seconds > maxStillSeconds)
    reasons.push(`nothing has moved for ${stillness.seconds} s: it waits for ${stillness.activity}`);
  if (trouble && trouble.failures >= maxFailures)
    reasons.push(`${work}: ${trouble.failures} failures in a row: ${trouble.reason}`);
  return reasons;
}
