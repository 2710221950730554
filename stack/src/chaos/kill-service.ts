import { setTimeout as delay } from 'node:timers/promises';
import { StackError } from '../stack-error.ts';
import type { Stack } from '../start-stack.ts';

/** Kills a running service and waits until the stack has noticed. */
export async function killService(stack: Stack, name: string): Promise<void> {
  await untilServiceRuns(stack, name);
  const killed = stack.findPid(name);
  stack.kill(name);
  while (stack.findPid(name) === killed) await delay(20);
}

/** Waits until the stack has started a service again. */
export async function untilServiceRuns(stack: Stack, name: string): Promise<void> {
  while (stack.findPid(name) === undefined) {
    const failure = await Promise.race([stack.failed, delay(20, undefined)]);
    if (failure !== undefined) throw new StackError(`The stack ended while ${name} was down: ${failure}`);
  }
}
