import { describe, expect, it } from 'vitest';
import { superviseService, type RunningService, type Service } from './supervise.ts';

/** A service without a process: the test controls each of its runs. */
function fakeService(failingStarts: readonly number[] = []) {
  const runs: { end: (reason: string) => void; stopped: boolean }[] = [];
  let attempts = 0;
  const service: Service = {
    name: 'indexer',
    start: () => {
      attempts += 1;
      if (failingStarts.includes(attempts)) {
        return Promise.reject(new Error(`start ${attempts} failed`));
      }
      const { promise, resolve } = Promise.withResolvers<string>();
      const run = { end: resolve, stopped: false };
      runs.push(run);
      const stop = () => {
        run.stopped = true;
        resolve('ended with code 0');
        return Promise.resolve();
      };
      return Promise.resolve({ pid: 100 + runs.length, exited: promise, stop } satisfies RunningService);
    },
  };
  return { service, runs };
}

function observe() {
  const restart = Promise.withResolvers<string>();
  const giveUp = Promise.withResolvers<string>();
  const pids: number[] = [];
  return {
    pids,
    restarted: restart.promise,
    givenUp: giveUp.promise,
    observer: {
      started: (_name: string, pid: number) => pids.push(pid),
      restarted: (name: string, reason: string) => restart.resolve(`${name} ${reason}`),
      givenUp: (reason: string) => giveUp.resolve(reason),
    },
  };
}

const { signal } = new AbortController();

describe('superviseService', () => {
  it('[OPS-01] restarts a killed service and reports the reason', async () => {
    const { service, runs } = fakeService();
    const seen = observe();
    const supervised = await superviseService(service, signal, seen.observer);
    runs[0]!.end('was killed (SIGKILL)');
    expect(await seen.restarted).toBe('indexer was killed (SIGKILL)');
    expect(seen.pids).toEqual([101, 102]);
    expect(supervised.findPid()).toBe(102);
    await supervised.stop();
    expect(runs[1]!.stopped).toBe(true);
  });

  it('[OPS-01] gives up with the last reason when restarts do not help', async () => {
    const { service, runs } = fakeService([2, 3, 4, 5, 6]);
    const seen = observe();
    await superviseService(service, signal, seen.observer, [0, 1, 1, 1, 1]);
    runs[0]!.end('ended with code 1');
    expect(await seen.givenUp).toBe('indexer ended with code 1, and 5 restarts did not help: start 6 failed');
  });

  it('[OPS-01] does not restart a stopped process', async () => {
    const { service, runs } = fakeService();
    const supervised = await superviseService(service, signal, observe().observer);
    await supervised.stop();
    expect(runs).toHaveLength(1);
    expect(runs[0]!.stopped).toBe(true);
  });

  it('[OPS-01] stops a restart that completes after the stop was requested', async () => {
    const { service, runs } = fakeService();
    const restarting = Promise.withResolvers<undefined>();
    const mayStart = Promise.withResolvers<undefined>();
    const slow: Service = {
      ...service,
      start: async (stopSignal) => {
        if (runs.length > 0) {
          restarting.resolve(undefined);
          await mayStart.promise;
        }
        return service.start(stopSignal);
      },
    };
    const supervised = await superviseService(slow, signal, observe().observer, [0]);
    runs[0]!.end('was killed (SIGKILL)');
    await restarting.promise;
    const stopped = supervised.stop();
    mayStart.resolve(undefined);
    await stopped;
    expect(runs.map((run) => run.stopped)).toEqual([false, true]);
  });

  it('[OPS-01] reports why a first start fails', async () => {
    const { service } = fakeService([1]);
    await expect(superviseService(service, signal, observe().observer)).rejects.toThrow('start 1 failed');
  });
});
