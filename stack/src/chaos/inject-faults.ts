import { setTimeout as delay } from 'node:timers/promises';
import { sendSignal } from '../process/running.ts';
import type { Stack } from '../start-stack.ts';
import { freezeActive } from './freeze-active.ts';
import { rpcFaults, type FaultProxy } from './start-fault-proxy.ts';

interface InjectionOptions {
  readonly stack: Stack;
  readonly proxy: FaultProxy;
  /** Returns a number from 0 to 1; the sequence depends on the seed. */
  readonly random: () => number;
  readonly seconds: number;
  /** A process loses its lease after this time without a heartbeat. */
  readonly leaseLimitMs: number;
  readonly print: (line: string) => void;
}

const actors = ['indexer', 'indexer-2', 'keeper', 'keeper-2'] as const;
const killed = [...actors, 'api', 'api-2', 'database'] as const;
const paused = [...killed, 'web'] as const;
/** The interval of freezes, each for indexer and keeper. */
const secondsPerFreeze = 30;

type Deed = { readonly label: string; readonly do: () => Promise<void> };

interface Injection {
  readonly deeds: readonly string[];
  /** Unexpected behaviour during the faults. */
  readonly faults: readonly string[];
}

/**
 * Injects one fault after the other: it kills and pauses processes, and the chain node fails. At the end it freezes
 * active processes for longer than the limit of their lease, then resumes them.
 */
export async function injectFaults(options: InjectionOptions): Promise<Injection> {
  const { random, seconds, proxy, print, leaseLimitMs } = options;
  const endsAt = performance.now() + seconds * 1_000;
  const deeds: string[] = [];
  while (performance.now() < endsAt) {
    await delay(200 + random() * 1_300);
    const deed = chooseDeed(options);
    print(`  ${deed.label}`);
    deeds.push(deed.label);
    await deed.do();
  }
  proxy.setFault(undefined);
  const faults: string[] = [];
  for (let count = 0; count < 2 * Math.max(1, Math.round(seconds / secondsPerFreeze)); count += 1) {
    const kind = count % 2 === 0 ? 'indexer' : 'keeper';
    const frozen = await freezeActive(options.stack, kind, leaseLimitMs * (1 + random()));
    print(`  ${frozen.label}`);
    deeds.push(frozen.label);
    faults.push(...frozen.faults);
  }
  return { deeds, faults };
}

function chooseDeed({ stack, proxy, random }: InjectionOptions): Deed {
  const pick = <Choice>(choices: readonly Choice[]): Choice => {
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new RangeError('nothing to choose from');
    return choice;
  };
  const kind = random();
  const milliseconds = Math.round(500 + random() * 2_000);
  if (kind < 0.4) {
    const name = pick(killed);
    return { label: `kill -9 ${name}`, do: async () => kill(stack, name) };
  }
  if (kind < 0.7) {
    const name = pick(paused);
    return {
      label: `${name} stands still for ${milliseconds} ms`,
      do: () => pause(stack, name, milliseconds),
    };
  }
  const fault = pick(rpcFaults);
  return {
    label: `the chain node: ${fault} for ${milliseconds} ms`,
    do: async () => {
      proxy.setFault(fault);
      await delay(milliseconds);
      proxy.setFault(undefined);
    },
  };
}

/** Skips a process that is already restarting. */
function kill(stack: Stack, name: string): void {
  if (stack.findPid(name) !== undefined) stack.kill(name);
}

async function pause(stack: Stack, name: string, milliseconds: number): Promise<void> {
  const pid = stack.findPid(name);
  if (pid === undefined) return;
  sendSignal(pid, 'SIGSTOP');
  await delay(milliseconds);
  sendSignal(pid, 'SIGCONT');
}
