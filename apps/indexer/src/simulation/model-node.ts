import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { ChainModel } from './chain-model.ts';
import { answerRpc, type LogView, rpcCallSchema } from './model-rpc.ts';
import type { Random } from './random.ts';

/** Probability of each fault of the node, from 0 to 1. */
export type Faults = {
  /** An error status, an error, or no JSON. */
  failure: number;
  /** The answer comes after the client's timeout. */
  slowness: number;
  /** Logs of the newest blocks are not available yet. */
  lateLogs: number;
  /** The node omits a log of a block. */
  missingLogs: number;
  /** Number of newest blocks that the node does not know yet. */
  lag: number;
  /** Logs are duplicated and unordered. */
  disorder: number;
  /** The chain changes between two requests. */
  change: number;
  /** Longest range that the node searches for logs. */
  maxLogRange: number;
};

export const noFaults: Faults = {
  failure: 0,
  slowness: 0,
  lateLogs: 0,
  missingLogs: 0,
  lag: 0,
  disorder: 0,
  change: 0,
  maxLogRange: Number.MAX_SAFE_INTEGER,
};

export type ModelNode = { url: (chainId: number) => string; faults: Faults; close: () => Promise<void> };

type ModelNodeOptions = { model: ChainModel; random: Random; slowMs: number; change: () => void };

/** JSON-RPC over HTTP on a model chain; the path of the URL is the chain id. */
export async function startModelNode(options: ModelNodeOptions): Promise<ModelNode> {
  const state = { faults: noFaults };
  const server = createServer((request, response) => {
    void answerRequest(request, response, options, state.faults);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(state, {
    url: (chainId: number) => `http://127.0.0.1:${port}/${chainId}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { model, random, slowMs, change }: ModelNodeOptions,
  faults: Faults,
): Promise<void> {
  // A client that was killed, or whose timeout passed, may disconnect in the middle of its request.
  const body = await text(request).catch(() => undefined);
  if (body === undefined) return;
  const calls = z.array(rpcCallSchema).parse(JSON.parse(body));
  if (random.chance(faults.change)) change();
  if (random.chance(faults.slowness)) await setTimeout(slowMs);
  if (random.chance(faults.failure)) {
    response.writeHead(random.pick([200, 429, 500])).end(random.pick(['', '[]', '{"error":', '<html>']));
    return;
  }
  const chainId = Number(request.url?.slice(1));
  const blocks = model.blocks.slice(0, Math.max(1, model.blocks.length - faults.lag));
  const answers = calls.map((call) => ({
    id: call.id,
    ...answerRpc(blocks, chainId, call, createLogView(random, faults)),
  }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers));
}

function createLogView(random: Random, faults: Faults): LogView {
  const isDisordered = random.chance(faults.disorder);
  return {
    isLate: random.chance(faults.lateLogs),
    omit: (logs) => {
      const isOmitted = random.chance(faults.missingLogs) && logs.length > 1;
      // The last log stays: its absence leaves no gap, and equal logs before it satisfy the bloom filter.
      return isOmitted ? logs.toSpliced(random.between(0, logs.length - 2), 1) : logs;
    },
    maxRange: faults.maxLogRange,
    disorder: (logs) =>
      isDisordered
        ? [...logs, ...logs.filter(() => random.chance(0.5))].toSorted(() => random.next() - 0.5)
        : logs,
  };
}
