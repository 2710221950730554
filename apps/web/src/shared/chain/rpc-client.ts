import { RpcRequestError } from 'viem';
import { RpcNodeError } from './rpc-error.ts';
import type { RpcCall } from './rpc-node.ts';
import type { RpcResponse } from './rpc-response.ts';

export type RpcClient = { request(call: RpcCall): Promise<unknown> };

type RpcClientOptions = {
  readonly urls: readonly string[];
  readonly batchMs?: number;
  readonly nodeTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
  readonly random?: () => number;
};

type Waiting = RpcCall & {
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/**
 * JSON-RPC over several nodes: calls of `batchMs` travel in one request, the first node is chosen at random,
 * the next one takes over when it fails, and the one that answered is asked first from then on.
 */
export function createRpcClient(options: RpcClientOptions): RpcClient {
  const { urls, batchMs = 50, random = Math.random } = options;
  let preferred = Math.floor(random() * urls.length);
  let waiting: Waiting[] = [];

  async function send(calls: readonly RpcCall[]): Promise<RpcResponse[]> {
    const { responses, node } = await askInTurn(options, preferred, calls);
    preferred = node;
    return responses;
  }

  function flush(): void {
    const batch = waiting;
    waiting = [];
    send(batch).then(
      (responses) => batch.forEach((call, index) => settle(call, responses[index])),
      (error: unknown) => batch.forEach((call) => call.reject(error)),
    );
  }

  return {
    request: (call) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(flush, batchMs);
        waiting.push({ ...call, resolve, reject });
      }),
  };
}

async function askInTurn(
  { urls, nodeTimeoutMs = 2500, totalTimeoutMs = 10_000 }: RpcClientOptions,
  first: number,
  calls: readonly RpcCall[],
) {
  const endsAt = performance.now() + totalTimeoutMs;
  // The first call brings the code that checks answers; no page needs it before its first paint.
  const { sendRpcBatch } = await import('./rpc-node.ts');
  let failure: unknown = new RpcNodeError('Failed to send batch call');
  for (let turn = 0; turn < urls.length; turn += 1) {
    const node = (first + turn) % urls.length;
    const timeoutMs = Math.floor(Math.min(nodeTimeoutMs, endsAt - performance.now()));
    const url = urls[node];
    if (url === undefined || timeoutMs <= 0) break;
    try {
      return { node, responses: await sendRpcBatch(url, calls, timeoutMs) };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function settle(call: Waiting, response: RpcResponse | undefined): void {
  if (response?.error) {
    const { method, params } = call;
    call.reject(new RpcRequestError({ body: { method, params }, error: response.error, url: '' }));
  } else call.resolve(response?.result);
}
