import { setTimeout as delay } from 'node:timers/promises';
import { sendSignal } from '../process/running.ts';
import type { Stack } from '../start-stack.ts';
import { within } from './within.ts';

export type ActorKind = 'indexer' | 'keeper';

interface Freeze {
  /** A description of the action. */
  readonly label: string;
  /** Unexpected behaviour. */
  readonly faults: readonly string[];
}

/** The limit for a pair to recover from earlier faults, and to hand over. */
const patienceMs = 60_000;

/** The metric that shows that a process is active on the local chain. */
const activeMetrics: Readonly<Record<ActorKind, RegExp>> = {
  indexer: /^indexer_is_writer\{chain="31337"\} 1$/m,
  keeper: /^keeper_is_active 1$/m,
};

/**
 * Freezes the active process until its standby is active, and at least for this time. After it resumes, it must be a
 * standby.
 */
export async function freezeActive(stack: Stack, kind: ActorKind, milliseconds: number): Promise<Freeze> {
  const { active, standby, pid } = await within(patienceMs, () => findPair(stack, kind));
  const since = performance.now();
  sendSignal(pid, 'SIGSTOP');
  try {
    await within(patienceMs, () => until(async () => (await readActive(stack, kind, standby)) === true));
    const takenMs = Math.round(performance.now() - since);
    await delay(milliseconds - takenMs);
    sendSignal(pid, 'SIGCONT');
    await within(patienceMs, () => until(async () => (await readActive(stack, kind, active)) === false));
    const isKept = (await readActive(stack, kind, standby)) === true;
    return {
      label: `${active} is frozen; ${standby} took over after ${takenMs} ms`,
      faults: isKept ? [] : [`${standby} lost its lease when ${active} woke`],
    };
  } catch (error) {
    return {
      label: `${active} is frozen`,
      faults: [`${active} was frozen, ${standby} beside it: ${String(error)}`],
    };
  } finally {
    sendSignal(pid, 'SIGCONT');
  }
}

/** Returns both processes once one is active and the other is a standby. */
async function findPair(stack: Stack, kind: ActorKind) {
  const [first, second] = [kind, `${kind}-2`];
  for (;;) {
    const isActive = [await readActive(stack, kind, first), await readActive(stack, kind, second)];
    const [active, standby] = isActive[0] ? [first, second] : [second, first];
    const pid = stack.findPid(active);
    if (isActive.includes(true) && isActive.includes(false) && pid !== undefined)
      return { active, standby, pid };
    await delay(100);
  }
}

/** Returns undefined while the process does not respond. */
async function readActive(stack: Stack, kind: ActorKind, name: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(`${stack.serviceUrls[name]}/metrics`, { signal: AbortSignal.timeout(1_000) });
    return activeMetrics[kind].test(await answer.text());
  } catch {
    return undefined;
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(50);
}
