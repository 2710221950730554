import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { localPools } from '@tradewind/abi/local/deployment-plan';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { sendAs } from '../chain/send-as.ts';
import { localAccount } from '../demo-accounts.ts';
import { StackError } from '../stack-error.ts';
import type { MarketPool } from './market.ts';
import { planSeed } from './plan-seed.ts';
import type { SeedTransaction } from './seed-transaction.ts';

interface SeedTimes {
  readonly genesisTimestamp: number;
  readonly endTimestamp: number;
}

const chainId = 31337;

/** Lives through the plan on a node that mines only when told, then checks that every pool ended as planned. */
export async function seedChain(
  client: ChainClient,
  { genesisTimestamp, endTimestamp }: SeedTimes,
  signal: AbortSignal,
): Promise<void> {
  const exchange = findExchangeDeployment(chainId);
  const tokens = defaultTokenLists[chainId]?.tokens;
  if (exchange === undefined || tokens === undefined) {
    throw new TypeError('the local chain has a deployment and a token list');
  }
  const addresses = Array.from({ length: 10 }, (_, index) => localAccount(index).address);
  const addressOf = (account: number) => getAt(addresses, account);
  const ageSeconds = endTimestamp - genesisTimestamp;
  const plan = planSeed({ exchange, tokens, pools: localPools, addressOf, ageSeconds });
  for (const block of groupByTime(plan.transactions)) {
    signal.throwIfAborted();
    for (const { from, ...transaction } of block) {
      await sendAs(client, { ...transaction, from: addressOf(from) });
    }
    const [first] = block;
    await client.setNextBlockTimestamp({ timestamp: BigInt(genesisTimestamp + (first?.offsetSeconds ?? 0)) });
    await client.mine({ blocks: 1 });
  }
  await Promise.all(plan.pools.map((pool) => assertReserves(client, exchange.factory, pool)));
}

function groupByTime(transactions: readonly SeedTransaction[]): readonly (readonly SeedTransaction[])[] {
  return [...Map.groupBy(transactions, ({ offsetSeconds }) => offsetSeconds).values()];
}

/** The rules and the contracts have to agree on every single trade to end up here. */
async function assertReserves(client: ChainClient, factory: `0x${string}`, pool: MarketPool): Promise<void> {
  const { tokenA, tokenB, amountA, amountB } = pool;
  const address = await readContract(client, {
    address: factory,
    abi: factoryAbi,
    functionName: 'getPair',
    args: [tokenA, tokenB],
  });
  const [reserve0, reserve1] = await readContract(client, {
    address,
    abi: pairAbi,
    functionName: 'getReserves',
  });
  const [expected0, expected1] = BigInt(tokenA) < BigInt(tokenB) ? [amountA, amountB] : [amountB, amountA];
  if (reserve0 !== expected0 || reserve1 !== expected1) {
    throw new StackError(`The demo data did not come out as planned: pool ${address} holds other amounts.`);
  }
}

function getAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new RangeError(`nothing at ${index}`);
  }
  return item;
}
