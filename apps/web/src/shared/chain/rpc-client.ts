import { RpcRequestError } from 'viem';
import type { NodeTurns, NodeTurnsOptions } from './node-turns.ts';
import type { RpcCall } from './rpc-node.ts';
import type { RpcResponse } from './rpc-response.ts';

export type RpcClient = {
  request(call: RpcCall): Promise<unknown>;
  /** The current node is behind the chain: the next one is first from here on. */
  leaveNode(): void;
};

type RpcClientOptions = NodeTurnsOptions & { readonly batchMs?: number };

type Waiting = RpcCall & {
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** JSON-RPC over several nodes (`node-turns.ts`): calls within `batchMs` share one request. */
export function createRpcClient({ batchMs = 50, ...options }: RpcClientOptions): RpcClient {
  let waiting: Waiting[] = [];
  let nodes: NodeTurns | undefined;

  async function send(calls: readonly RpcCall[]): Promise<RpcResponse[]> {
    // The first call loads the code that queries the nodes; no page needs it before its first paint.
    const { createNodeTurns } = await import('./node-turns.ts');
    nodes ??= createNodeTurns(options);
    return nodes.request(calls);
  }

  function flush(): void {
    const batch = waiting;
    waiting = [];
    send(batch).then(
      (responses) => batch.forEach((call, index) => answerCall(call, responses[index])),
      (error: unknown) => batch.forEach((call) => call.reject(error)),
    );
  }

  return {
    request: (call) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(flush, batchMs);
        waiting.push({ ...call, resolve, reject });
      }),
    leaveNode: () => nodes?.leave(),
  };
}

function answerCall(call: Waiting, response: RpcResponse | undefined): void {
  if (response?.error) {
    const { method, params } = call;
    call.reject(new RpcRequestError({ body: { method, params }, error: response.error, url: '' }));
  } else call.resolve(response?.result);
}
