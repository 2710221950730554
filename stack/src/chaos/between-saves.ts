import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { StackError } from '../stack-error.ts';

/** Longer than one save takes, shorter than the interval of saves. */
const apartMs = 5_000;
const mostTurns = 4;

/**
 * Saves the idle chain, then does the work; repeats both until no save happened during the work. A node that is killed
 * then loses exactly this work. The node (anvil 1.7) saves its blocks first and its state later: a save during a
 * transaction has the effects of a block that it lacks, and no index can equal such a chain.
 */
export async function betweenSaves(stateFile: string, work: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await untilSavedAgain(stateFile);
    const saved = readTime(stateFile);
    await work();
    if (readTime(stateFile) === saved) return;
  }
  throw new StackError('The work takes longer than the interval of saves.');
}

/** Waits for two saves: the first one may have started before this call. */
async function untilSavedAgain(stateFile: string): Promise<void> {
  for (let saves = 0; saves < 2; saves += 1) {
    const last = readTime(stateFile);
    while (readTime(stateFile) < last + apartMs) await delay(50);
  }
  await untilWritten(stateFile);
}

/** Waits until the file no longer grows. */
async function untilWritten(stateFile: string): Promise<void> {
  let last: number;
  do {
    last = readTime(stateFile);
    await delay(500);
  } while (readTime(stateFile) !== last);
}

function readTime(file: string): number {
  return statSync(file).mtimeMs;
}
