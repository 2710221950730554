import { defineChain } from 'viem';
import { describe, expect, it, vi } from 'vitest';
import { switchNetwork, switchWallet } from './switch-network.ts';

const polygon = defineChain({
  id: 137,
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.test'] } },
});

/** A wallet that knows these chains; adding does not switch. */
function createWallet(known: string[], refusal?: { code: number; data?: unknown }) {
  const requested: string[] = [];
  const request = async (method: string, params: readonly unknown[]) => {
    requested.push(method);
    const { chainId } = params[0] as { chainId: string };
    if (method === 'wallet_addEthereumChain') known.push(chainId);
    else if (!known.includes(chainId)) throw refusal ?? { code: 4902, message: 'Unrecognized chain ID' };
    return null;
  };
  return { requested, request };
}

describe('switchNetwork', () => {
  it('[WAL-04] sends one request to a wallet that knows the network', async () => {
    const { requested, request } = createWallet(['0x89']);
    await switchNetwork(request, polygon);
    expect(requested).toEqual(['wallet_switchEthereumChain']);
  });

  it.each([
    ['4902', { code: 4902 }],
    ['4902 inside another error', { code: -32603, data: { originalError: { code: 4902 } } }],
  ])('[WAL-04] adds the network after %s and switches again', async (_, refusal) => {
    const { requested, request } = createWallet([], refusal);
    await switchNetwork(request, polygon);
    expect(requested).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ]);
  });

  it('[WAL-04] passes on a rejection without adding anything', async () => {
    const { requested, request } = createWallet([], { code: 4001 });
    await expect(switchNetwork(request, polygon)).rejects.toEqual({ code: 4001 });
    expect(requested).toEqual(['wallet_switchEthereumChain']);
  });
});

it('[WAL-04] only logs the set-up of a network without a wallet', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(switchWallet(undefined, polygon)).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
