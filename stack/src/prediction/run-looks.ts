import { findPredictionDeployment, type PredictionDeployment } from '@tradewind/abi/deployment';
import { startHealthServer } from '@tradewind/process/health-server';
import { RetryableError } from '@tradewind/process/process-error';
import { runRounds } from '@tradewind/process/run-rounds';
import { createWakeUp } from '@tradewind/process/wake-up';
import { Counter } from '@prometheus-io/client';
import { createRegistry } from '@tradewind/process/create-registry';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { describeError } from '../describe-error.ts';

/** Reads the chain once, does the due work, and returns the number of writes. It must end by itself. */
export type Look = (client: ChainClient, deployment: PredictionDeployment) => Promise<number>;

interface Looks {
  /** The prefix of each line that the process prints. */
  readonly name: string;
  /** Counts the writes of all looks. */
  readonly counter: { readonly name: string; readonly help: string };
  /** Reads the environment; an invalid setting ends the process with a one-line error. */
  readonly prepare: () => {
    readonly rpcUrl: string;
    /** The port of the health server. */
    readonly port: number;
    readonly look: Look;
  };
}

const chainId = 31337;
const lookEveryMs = 1_000;
/** The process is not ready after the node is silent for this time. */
const maxSilenceMs = 30_000;

/**
 * Runs a process for the local chain: one look per second until a signal. All its state is on the chain, so it can be
 * killed at any time.
 */
export async function runLooks({ name, counter, prepare }: Looks): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
  const print = (reason: string): void => console.error(`${name}: ${reason}`);
  try {
    const { rpcUrl, port, look } = prepare();
    const deployment = findPredictionDeployment(chainId);
    if (deployment === undefined) throw new TypeError('the local chain has a deployment of the game');
    const client = connectChain(rpcUrl, { batch: true });
    const health = await startHealth(port, counter);
    await repeat(async () => health.looked(await look(client, deployment)), print, stop.signal);
    health.stop();
  } catch (error) {
    print(describeError(error));
    process.exitCode = 1;
  }
}

async function repeat(
  look: () => Promise<void>,
  print: (reason: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const wakeUp = createWakeUp(lookEveryMs);
  signal.addEventListener('abort', wakeUp.ring);
  const round = async () => {
    try {
      await look();
      return 'idle' as const;
    } catch (error) {
      // Any error of the node is retried.
      throw new RetryableError(describeError(error));
    }
  };
  await runRounds({ round, wakeUp, signal, onRetry: ({ message }) => print(message) });
}

async function startHealth(port: number, counter: Looks['counter']) {
  const registry = createRegistry();
  const written = new Counter({ registers: [registry], ...counter });
  let lookedAt = -Infinity;
  const server = await startHealthServer({
    host: '127.0.0.1',
    port,
    registry,
    listReasons: async () =>
      performance.now() - lookedAt < maxSilenceMs ? [] : ['the chain node does not answer'],
    // Each look has a deadline.
    listStill: () => [],
  });
  return {
    /** Records a response of the node and the number of writes. */
    looked(count: number): void {
      lookedAt = performance.now();
      written.inc(count);
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
