import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { localPools } from '@tradewind/abi/local/deployment-plan';
import { createTestDatabase } from '@tradewind/db/test-database';
import { listTransfers } from '@tradewind/db/token-list/list-transfers.query';
import { encodeFunctionData, type Hex, parseEther } from 'viem';
import { readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChainNode } from '@tradewind/stack/chain-node';
import { type ChainClient, connectChain } from '@tradewind/stack/chain/connect';
import { createDemoChain } from '@tradewind/stack/chain/create-demo-chain';
import { sendAs } from '@tradewind/stack/chain/send-as';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { findFreePort } from '@tradewind/stack/process/port';
import { getDeployedExchange, listExchangeAreas } from './model-areas.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { createRandom, type Random } from './random.ts';

const chainId = 31337;
const { router } = findExchangeDeployment(chainId)!;
const { wrappedNative } = findNetworkDeployment(chainId)!;
const nativePools = localPools.filter(({ tokenA, tokenB }) => [tokenA, tokenB].includes(wrappedNative));
const folder = mkdtempSync(join(tmpdir(), 'tradewind-indexer-'));
let node: Awaited<ReturnType<typeof startChainNode>>;
let client: ChainClient;

beforeAll(async () => {
  const stateFile = join(folder, 'chain.json');
  const logFile = join(folder, 'chain.log');
  const signal = new AbortController().signal;
  const priceSeed = '5a'.repeat(32);
  await createDemoChain({ port: await findFreePort(), stateFile, logFile, priceSeed, signal });
  node = await startChainNode({ stateFile, logFile, mining: 'manual' });
  client = connectChain(node.rpcUrl);
  // The node replaces only blocks that it mined itself.
  await client.mine({ blocks: 8 });
}, 180_000);
afterAll(async () => {
  await node.stop();
  rmSync(folder, { recursive: true });
});

async function swap(random: Random): Promise<void> {
  const { tokenA, tokenB } = random.pick(nativePools);
  const from = localAccount(random.between(1, 8)).address;
  const path = [wrappedNative, tokenA === wrappedNative ? tokenB : tokenA];
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, path, from, 2n ** 40n],
  });
  await sendAs(client, {
    from,
    to: router,
    data,
    value: parseEther('0.01') * BigInt(random.between(1, 100)),
  });
}

/** Of nobody who trades. */
const recipient: Hex = `0x${'7e'.repeat(20)}`;

/** Wraps a coin and sends it on: the transfer of a listed token. */
async function transfer(random: Random): Promise<void> {
  const from = localAccount(random.between(1, 8)).address;
  const value = BigInt(random.between(1, 100));
  const wrapped = { from, to: wrappedNative };
  const deposit = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' });
  await sendAs(client, { ...wrapped, data: deposit, value });
  const send = { functionName: 'transfer', args: [recipient, value] } as const;
  await sendAs(client, { ...wrapped, data: encodeFunctionData({ abi: wrappedNativeAbi, ...send }) });
}

async function change(random: Random, snapshots: Hex[]): Promise<void> {
  const act = random.pick(['swap', 'swap', 'transfer', 'mine', 'reorganise', 'snapshot', 'revert']);
  if (act === 'swap') for (let count = random.between(1, 3); count > 0; count -= 1) await swap(random);
  if (act === 'transfer') await transfer(random);
  if (act === 'snapshot') snapshots.push(await client.snapshot());
  const snapshot = act === 'revert' ? snapshots.pop() : undefined;
  if (snapshot) await client.revert({ id: snapshot });
  if (act === 'reorganise') {
    // The node cannot go back to a snapshot whose blocks it has replaced.
    snapshots.length = 0;
    await client.request({ method: 'anvil_reorg' as never, params: [random.between(1, 6), []] as never });
  } else await client.mine({ blocks: random.between(1, 3) });
}

const readBalance = (account: Hex) =>
  readContract(client, {
    address: wrappedNative,
    abi: wrappedNativeAbi,
    functionName: 'balanceOf',
    args: [account],
  });

/** Accounts with the row of a swap and of a transfer in one transaction. */
const listTransactionsWithTwoRows = ({ sql }: Awaited<ReturnType<typeof createTestDatabase>>) => sql`
  select t.tx_hash from chain.token_transfer t join chain.swap s
    on s.chain_id = t.chain_id and s.tx_hash = t.tx_hash and t.account in (s.account, s.pool, s.sender)`;

describe('on a real node', () => {
  it.each([1, 2, 3])(
    '[OPS-04] [TX-05] an index that followed it equals one built from scratch: seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const snapshots: Hex[] = [];
      const seen = { undone: 0, failed: 0 };
      const open = async () => {
        const database = await createTestDatabase();
        const follower = startFollower({
          databaseUrl: database.url,
          rpcUrl: node.rpcUrl,
          timeoutMs: 10_000,
          chainId,
          areas: listExchangeAreas(getDeployedExchange(chainId)),
          chain: { finalityBlocks: 64, isLocal: true, maxRangeBlocks: 100 },
          observer: { onUndo: () => (seen.undone += 1) },
        });
        return { database, follower };
      };
      const followed = await open();
      await followed.follower.catchUp();
      for (let act = 0; act < 20; act += 1) {
        await change(random, snapshots);
        if (random.chance(0.7)) await followed.follower.catchUp();
      }
      await swap(random);
      await transfer(random);
      await client.mine({ blocks: 2 });
      await followed.follower.catchUp();
      const scratch = await open();
      await scratch.follower.catchUp();
      const dumps = await Promise.all(
        [followed, scratch].map(({ database }) => dumpChain(database, chainId)),
      );
      const received = { chainId, account: recipient, limit: 500 };
      const transfers = await listTransfers(scratch.database, received);
      const legs = await listTransactionsWithTwoRows(scratch.database);
      await Promise.all([followed, scratch].map(({ follower }) => follower.kill()));
      await Promise.all([followed, scratch].map(({ database }) => database.drop()));
      expect(dumps[0]).toEqual(dumps[1]);
      expect(dumps[0]?.['swap']?.length).toBeGreaterThan(400);
      expect(seen.undone).toBeGreaterThan(0);
      const sum = transfers.reduce((total, { amount }) => total + amount, 0n);
      expect(sum).toBe(await readBalance(recipient));
      expect(transfers[0]).toMatchObject({ isIncoming: true, token: wrappedNative.toLowerCase() });
      expect(legs).toEqual([]);
    },
  );
});
