import { setTimeout as delay } from 'node:timers/promises';
import { sendSignal } from '../process/running.ts';
import type { Stack } from '../start-stack.ts';
import { rpcFaults, type FaultProxy } from './start-fault-proxy.ts';

interface HavocOptions {
  readonly stack: Stack;
  readonly proxy: FaultProxy;
  /** A number from 0 to 1, the same ones for a seed. */
  readonly random: () => number;
  readonly seconds: number;
  readonly report: (line: string) => void;
}

const killed = ['indexer', 'api', 'api-2', 'keeper', 'database'] as const;
const paused = ['indexer', 'api', 'api-2', 'keeper', 'web', 'database'] as const;

type Deed = { readonly label: string; readonly do: () => Promise<void> };

/** For so long one misfortune after the other: processes killed and paused, a node that fails, a database that restarts. In the end all are let go. */
export async function wreakHavoc(options: HavocOptions): Promise<string[]> {
  const { random, seconds, proxy, report } = options;
  const endsAt = performance.now() + seconds * 1_000;
  const deeds: string[] = [];
  while (performance.now() < endsAt) {
    await delay(200 + random() * 1_300);
    const deed = chooseDeed(options);
    report(`  ${deed.label}`);
    deeds.push(deed.label);
    await deed.do();
  }
  proxy.setFault(undefined);
  return deeds;
}

function chooseDeed({ stack, proxy, random }: HavocOptions): Deed {
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

/** What is being restarted already is left alone. */
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
