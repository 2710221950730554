import { RpcNodeError } from '../chain/rpc-error.ts';
import { sendRpcBatch } from '../chain/rpc-node.ts';

/** The values that a node reports about itself, and its response time. */
export type Probe = { readonly chainId: number; readonly height: bigint; readonly latencyMs: number };

const patienceMs = 5000;

/** Queries the state of one node. Throws RpcNodeError when it does not answer. */
export async function probeNode(url: string): Promise<Probe> {
  const startedAt = performance.now();
  const [chain, head] = await sendRpcBatch(
    url,
    [{ method: 'eth_chainId' }, { method: 'eth_blockNumber' }],
    patienceMs,
  );
  const failure = chain?.error ?? head?.error;
  if (failure) throw new RpcNodeError(failure.message);
  const latencyMs = Math.round(performance.now() - startedAt);
  return { chainId: Number(chain?.result), height: BigInt(String(head?.result)), latencyMs };
}
