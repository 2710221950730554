import { z } from 'zod';
import { RetryableError } from '@tradewind/process/process-error';

export type RpcCall = { method: string; params: readonly unknown[] };
export type RpcAnswer = { result: unknown } | { error: { code: number; message: string } };
type Request = (calls: readonly RpcCall[]) => Promise<RpcAnswer[]>;

/** One node of the list. */
export type RpcNode = {
  /** Its host, without the path, which may contain a key. */
  name: string;
  /** One batch; fails when the node does not answer within `timeoutMs`. */
  request: (calls: readonly RpcCall[], timeoutMs: number) => Promise<RpcAnswer[]>;
};

export type JsonRpcClient = {
  /** Sends requests to the present node. */
  request: Request;
  turnToNextNode: () => void;
  /** Excludes the present node for ten minutes, while there are others. */
  avoidNode: () => void;
  nodes: readonly RpcNode[];
};

export type JsonRpcClientOptions = {
  urls: readonly string[];
  timeoutMs: number;
  onError: () => void;
  /** Called before each batch (the caller waits for the node) and after it. */
  onProgress: (waitsFor: 'the node' | 'the database') => void;
};

const answerSchema = z.union([
  z.object({ id: z.number(), error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ id: z.number(), result: z.unknown() }),
]);
const answersSchema = z.array(answerSchema);
const batchSize = 100;
const avoidMs = 600_000;

/** Sends calls in batches to one node until `turnToNextNode`; an error answer to a single call is an answer. */
export function createJsonRpcClient(options: JsonRpcClientOptions): JsonRpcClient {
  const { urls, timeoutMs, onError, onProgress } = options;
  const nodes = urls.map((url) => createNode(url, onError));
  const turns = createTurns(nodes.length);
  return {
    nodes,
    turnToNextNode: turns.next,
    avoidNode: turns.avoid,
    request: async (calls) => {
      const answers: RpcAnswer[] = [];
      for (let from = 0; from < calls.length; from += batchSize) {
        onProgress('the node');
        const batch = calls.slice(from, from + batchSize);
        answers.push(...((await nodes[turns.present()]?.request(batch, timeoutMs)) ?? []));
        onProgress('the database');
      }
      return answers;
    },
  };
}

/** The turn among `count` nodes: a random one first, then the next that is not excluded. */
function createTurns(count: number) {
  let present = Math.floor(Math.random() * count);
  const avoidedUntil = new Map<number, number>();
  const isAvoided = (node: number) => (avoidedUntil.get(node) ?? 0) > performance.now();
  return {
    present: () => present,
    next: () => {
      const others = Array.from({ length: count }, (_, index) => (present + 1 + index) % count);
      present = others.find((node) => !isAvoided(node)) ?? others[0] ?? 0;
    },
    avoid: () => void avoidedUntil.set(present, performance.now() + avoidMs),
  };
}

function createNode(url: string, onError: () => void): RpcNode {
  const name = new URL(url).host;
  return {
    name,
    request: async (calls, timeoutMs) => {
      try {
        return await post(url, calls, timeoutMs);
      } catch (error) {
        onError();
        throw new RetryableError(`the node ${name} did not answer as expected`, { cause: error });
      }
    },
  };
}

async function post(url: string, calls: readonly RpcCall[], timeoutMs: number): Promise<RpcAnswer[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answers = new Map(answersSchema.parse(await response.json()).map((answer) => [answer.id, answer]));
  return calls.map((call, id) => {
    const answer = answers.get(id);
    if (answer === undefined) throw new Error(`no answer to ${call.method}`);
    return answer;
  });
}
