import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The tree of 100,000 lines takes about four seconds; the machine may be busy. */
const patienceMs = 90_000;
/** A list of 100,000 lines fits, and the container has room for it beside the API. */
const memoryMb = 400;

/** The answer of a thread of its own to a job: the API's thread answers others meanwhile. */
export async function runWorker<Result>(program: URL, job: object): Promise<Result> {
  const worker = new Worker(program, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const signal = AbortSignal.timeout(patienceMs);
  const ended = once(worker, 'exit', { signal }).then((): never => {
    throw new Error('the worker ended without an answer');
  });
  ended.catch(() => undefined);
  try {
    const [result]: Result[] = await Promise.race([once(worker, 'message', { signal }), ended]);
    if (result === undefined) throw new Error('the worker answered nothing');
    return result;
  } finally {
    await worker.terminate();
  }
}
