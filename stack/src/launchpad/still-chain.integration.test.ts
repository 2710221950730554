import { join } from 'node:path';
import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { encodeFunctionData, erc20Abi, zeroHash } from 'viem';
import { getBlock, readContract, simulateContract } from 'viem/actions';
import { afterAll, expect, it, vi } from 'vitest';
import { createDemoChain } from '../chain/create-demo-chain.ts';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { mineWhenDue } from '../chain/mine-when-due.ts';
import { sendAs } from '../chain/send-as.ts';
import { startChainNode } from '../chain-node.ts';
import { localAccount } from '../demo-accounts.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { findFreePort } from '../process/port.ts';
import { listSaleDates } from './list-sale-dates.ts';

const chainId = 31338;
const { factory } = findLaunchpadDeployment(chainId)!;
const [buyer, lister] = [1, 13].map((account) => localAccount(account).address);
const { home, remove } = createTemporaryHome('still-chain');
afterAll(remove);

/** Lists a copy of the chain's last sale that opens in two minutes, for a new project. */
async function listSale(client: ChainClient) {
  const list = { address: factory, abi: saleFactoryAbi } as const;
  const [, last] = await readContract(client, { ...list, functionName: 'salesPage', args: [0n, 2n] });
  const sale = { address: last!, abi: saleAbi } as const;
  const [terms, tranches, stream] = await Promise.all([
    readContract(client, { ...sale, functionName: 'terms' }),
    readContract(client, { ...sale, functionName: 'tranches' }),
    readContract(client, { ...sale, functionName: 'stream' }),
  ]);
  const openAt = Number((await getBlock(client)).timestamp) + 120;
  const times = { openAt, closeAt: openAt + 60, deliverBy: openAt + 120, latestTge: openAt + 180 };
  const args = [{ ...terms, ...times, project: 99, listRoot: zeroHash }, tranches, stream] as const;
  await client.impersonateAccount({ address: lister! });
  const create = { ...list, functionName: 'createSale', args, account: lister! } as const;
  const { result } = await simulateContract(client, create);
  const data = encodeFunctionData({ abi: saleFactoryAbi, functionName: 'createSale', args });
  await sendAs(client, { from: lister!, to: factory, data });
  return { sale: result, pay: terms.pay };
}

/** As a page and a wallet do it: in the state and at the time of the last block. */
function simulateJoin(client: ChainClient, address: `0x${string}`) {
  const listing = { maxCommit: 0n, weight: 0, proof: [] };
  const permit = { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' } as const;
  const args = [200_000_000n, listing, permit] as const;
  const call = { address, abi: saleAbi, functionName: 'join', args, account: buyer! } as const;
  return simulateContract(client, { ...call, blockTag: 'latest' });
}

it('[IDO-08] given a chain that mines per transaction alone, when a sale opens, then its first join is simulated as the chain would take it', async () => {
  const [stateFile, logFile] = [join(home, 'erc.json'), join(home, 'erc.log')];
  const { signal } = new AbortController();
  const port = await findFreePort();
  await createDemoChain({ chainId, port, stateFile, logFile, priceSeed: '5a'.repeat(32), signal });
  const node = await startChainNode({ chainId, stateFile });
  const client = connectChain(node.rpcUrl);
  await client.mine({ blocks: 1 });
  const { sale, pay } = await listSale(client);
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [sale, 200_000_000n] });
  await sendAs(client, { from: buyer!, to: pay, data: approve });
  await client.mine({ blocks: 1 });
  await client.increaseTime({ seconds: 121 });
  await expect(simulateJoin(client, sale)).rejects.toThrow('Sale_NotOpen');
  const stop = mineWhenDue(client, { listDates: () => listSaleDates(client, chainId), pollMs: 20 });
  await vi.waitFor(() => simulateJoin(client, sale), { timeout: 20_000 });
  const opened = await getBlock(client);
  await new Promise((wait) => setTimeout(wait, 200));
  expect((await getBlock(client)).number).toBe(opened.number);
  await client.increaseTime({ seconds: 60 });
  await vi.waitFor(() => expect(simulateJoin(client, sale)).rejects.toThrow('Sale_NotOpen'), {
    timeout: 20_000,
  });
  await stop();
  await node.stop();
});
