import { messages } from '../message/messages.ts';
import { noteNodeFailure } from './node-log.ts';
import { createNodeOrder } from './node-order.ts';
import { findOwnNode } from './own-node.ts';
import { RpcNodeError } from './rpc-error.ts';
import { type RpcCall, sendRpcBatch } from './rpc-node.ts';
import type { RpcResponse } from './rpc-response.ts';

export type NodeTurnsOptions = Parameters<typeof createNodeOrder>[0] & {
  /** The only accepted chain id; any when omitted. */
  readonly chainId?: number;
  readonly nodeTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
  /** Whether the user's own node of the chain precedes the configured ones. */
  readonly usesOwnNode?: boolean;
  /** Called with the node of each answer. */
  readonly onAnswered?: (url: string) => void;
  /** Called after each request with whether any node answered it. */
  readonly onRequested?: (isAnswered: boolean) => void;
};

export type NodeTurns = {
  request(calls: readonly RpcCall[]): Promise<RpcResponse[]>;
  /** Puts the next node first from here on. */
  leave(): void;
};

/** Several nodes as one: the next takes over when one fails. The last one that answered is first from then on. */
export function createNodeTurns(options: NodeTurnsOptions): NodeTurns {
  const { chainId, nodeTimeoutMs = 2500, totalTimeoutMs = 10_000, onAnswered, onRequested } = options;
  const findOwnUrl = () => (chainId === undefined ? undefined : findOwnNode(chainId));
  const order = createNodeOrder({ ...(options.usesOwnNode && { findOwnUrl }), ...options });
  const send = createCheckedSender(chainId);

  async function request(calls: readonly RpcCall[]): Promise<RpcResponse[]> {
    const endsAt = performance.now() + totalTimeoutMs;
    let failure: unknown = new RpcNodeError(messages.chain.sendFailed);
    for (const url of order.list()) {
      const timeoutMs = Math.floor(Math.min(nodeTimeoutMs, endsAt - performance.now()));
      if (timeoutMs <= 0) break;
      try {
        const responses = await send(url, calls, timeoutMs);
        order.prefer(url);
        onAnswered?.(url);
        onRequested?.(true);
        return responses;
      } catch (error) {
        failure = error;
        order.noteFailure(url);
        noteNodeFailure(url, error);
      }
    }
    onRequested?.(false);
    throw failure;
  }

  return { request, leave: order.leave };
}

/** Sends batches, with a chain id check in the first one to each node: answers of another chain never count. */
function createCheckedSender(chainId: number | undefined): typeof sendRpcBatch {
  const trusted = new Set<string>();
  return async (url, calls, timeoutMs) => {
    if (chainId === undefined || trusted.has(url)) return sendRpcBatch(url, calls, timeoutMs);
    const responses = await sendRpcBatch(url, [...calls, { method: 'eth_chainId' }], timeoutMs);
    const answered = responses.pop();
    if (answered?.error) throw new RpcNodeError(answered.error.message);
    if (Number(answered?.result) !== chainId)
      throw new RpcNodeError(messages.chain.otherChain(Number(answered?.result)));
    trusted.add(url);
    return responses;
  };
}
