import { startChainNode, type ChainNode } from '@tradewind/stack/chain-node';

/** A node of a test's own that goes on from where the run's chain stands; what happens on it, nobody else sees. */
export async function copyChain(rpcUrl: string): Promise<ChainNode> {
  const node = await startChainNode();
  await requestNode(node.rpcUrl, 'anvil_loadState', [await requestNode(rpcUrl, 'anvil_dumpState')]);
  return node;
}

/** Asks a chain node what no page asks. */
export async function requestNode(rpcUrl: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
