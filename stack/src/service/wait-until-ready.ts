import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from '../process/child.ts';
import { StackError } from '../stack-error.ts';

interface Readiness {
  readonly name: string;
  readonly child: Child;
  /** Returns 200 once the service is ready, and the reason otherwise. */
  readonly url: string;
  readonly logFile: string;
  readonly timeoutMs?: number;
}

/**
 * Waits for a service's first 200. Stops it and throws a one-line error when it ends, hangs or the start is
 * cancelled.
 */
export async function waitUntilReady(readiness: Readiness, signal: AbortSignal): Promise<void> {
  const { name, child, url, logFile } = readiness;
  const deadline = performance.now() + (readiness.timeoutMs ?? 120_000);
  let ending: string | undefined;
  void child.exited.then((text) => (ending = text));
  for (;;) {
    const reason = await findReasonNotReady(url);
    if (reason === undefined && ending === undefined) {
      return;
    }
    if (ending !== undefined) {
      throw new StackError(`${name} ${ending}: ${child.findComplaint()}`);
    }
    if (signal.aborted || performance.now() > deadline) {
      await child.stop();
      throw new StackError(`${name} was not ready in time: ${reason ?? 'stopped'} (log: ${logFile})`);
    }
    await delay(50);
  }
}

async function findReasonNotReady(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    const body = await response.text();
    return response.ok ? undefined : `${response.status} ${body.slice(0, 200)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
