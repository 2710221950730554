import { setTimeout as delay } from 'node:timers/promises';

/** A process of a service: a description of its end, and its stop function. */
export interface RunningService {
  readonly pid: number;
  readonly exited: Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface Service {
  readonly name: string;
  /** Resolves once the service is ready; when the signal fires, it ends the start and leaves nothing behind. */
  readonly start: (signal: AbortSignal) => Promise<RunningService>;
}

export interface SupervisedService {
  readonly name: string;
  readonly findPid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

export interface Observer {
  readonly started: (name: string, pid: number) => void;
  readonly restarted: (name: string, reason: string) => void;
  /** Called when the service cannot be kept running. */
  readonly givenUp: (reason: string) => void;
}

/** Half a minute in total: a required service can itself be restarting. */
const restartDelaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
/** A run of this length clears the record of earlier failures. */
const steadyMs = 30_000;

/** Starts a service and restarts it after each unexpected end, a bounded number of times in a row. */
export async function superviseService(
  service: Service,
  stackSignal: AbortSignal,
  observer: Observer,
  delaysMs: readonly number[] = restartDelaysMs,
): Promise<SupervisedService> {
  const stopping = new AbortController();
  const signal = AbortSignal.any([stackSignal, stopping.signal]);
  let current: RunningService | undefined = await service.start(signal);
  observer.started(service.name, current.pid);

  const keeping = keepUp(service, current, signal, {
    ...observer,
    delaysMs,
    replaced: (next) => {
      current = next;
    },
  });
  return {
    name: service.name,
    findPid: () => current?.pid,
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await keeping;
    },
  };
}

interface Keeper extends Observer {
  readonly delaysMs: readonly number[];
  readonly replaced: (next: RunningService | undefined) => void;
}

async function keepUp(
  service: Service,
  first: RunningService,
  signal: AbortSignal,
  keeper: Keeper,
): Promise<void> {
  let running: RunningService | undefined = first;
  let failures = 0;
  while (running !== undefined) {
    const since = performance.now();
    const ending: string = await running.exited;
    if (signal.aborted) {
      return;
    }
    keeper.replaced(undefined);
    failures = performance.now() - since > steadyMs ? 0 : failures;
    const restart: Restart = await restartService(service, ending, failures, signal, keeper);
    running = restart.running;
    failures = restart.failures;
  }
}

interface Restart {
  readonly running: RunningService | undefined;
  readonly failures: number;
}

async function restartService(
  service: Service,
  ending: string,
  failuresBefore: number,
  signal: AbortSignal,
  keeper: Keeper,
): Promise<Restart> {
  let reason = ending;
  for (let failures = failuresBefore; failures < keeper.delaysMs.length; failures += 1) {
    try {
      await delay(keeper.delaysMs[failures], undefined, { signal });
      const running = await service.start(signal);
      if (signal.aborted) {
        await running.stop();
        return { running: undefined, failures };
      }
      keeper.replaced(running);
      keeper.started(service.name, running.pid);
      keeper.restarted(service.name, ending);
      return { running, failures: failures + 1 };
    } catch (error) {
      if (signal.aborted) {
        return { running: undefined, failures };
      }
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  keeper.givenUp(`${service.name} ${ending}, and ${keeper.delaysMs.length} restarts did not help: ${reason}`);
  return { running: undefined, failures: failuresBefore };
}
