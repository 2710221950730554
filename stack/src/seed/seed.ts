import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { localPools } from '@tradewind/abi/local/deployment-plan';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { localAccount } from '../demo-accounts.ts';
import { assertGame } from '../prediction/assert-game.ts';
import { toGameWorld } from '../prediction/game-world.ts';
import { planGame } from '../prediction/plan-game.ts';
import type { SimulatedMarket } from '../prediction/simulated-market.ts';
import { StackError } from '../stack-error.ts';
import { liveThrough } from './live-through.ts';
import type { MarketPool } from './market.ts';
import { planSeed } from './plan-seed.ts';

interface SeedOptions {
  /** The time at which trading begins. */
  readonly startTimestamp: number;
  readonly endTimestamp: number;
  /** The prices of the game, if the game is part of the seed. */
  readonly market?: SimulatedMarket;
}

const chainId = 31337;

/** Runs the plans on a node that mines only on request, then checks the final state of pools and game. */
export async function seedChain(
  client: ChainClient,
  { startTimestamp, endTimestamp, market }: SeedOptions,
  signal: AbortSignal,
): Promise<void> {
  const network = findNetworkDeployment(chainId);
  const exchange = findExchangeDeployment(chainId);
  const tokens = defaultTokenLists[chainId]?.tokens;
  if (network === undefined || exchange === undefined || tokens === undefined) {
    throw new TypeError('the local chain has a deployment and a token list');
  }
  const addresses = Array.from({ length: 13 }, (_, index) => localAccount(index).address);
  const addressOf = (account: number) => getAt(addresses, account);
  const ageSeconds = endTimestamp - startTimestamp;
  const plan = planSeed({ network, exchange, tokens, pools: localPools, addressOf, ageSeconds });
  const game = market && planGame(toGameWorld({ market, addressOf, endTimestamp }));
  const trades = plan.transactions.map(({ offsetSeconds, ...transaction }) => ({
    ...transaction,
    timestamp: startTimestamp + offsetSeconds,
  }));
  await liveThrough(client, [...trades, ...(game?.transactions ?? [])], signal);
  await Promise.all(plan.pools.map((pool) => assertReserves(client, exchange.factory, pool)));
  if (game) await assertGame(client, game);
}

/** Checks a pool's final reserves, which match only if rules and contracts agree on every trade. */
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
