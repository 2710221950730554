import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { ExchangeDeployment } from '@tradewind/abi/deployment';
import type { LocalPool } from '@tradewind/abi/local/deployment-plan';
import type { TokenListEntry } from '@tradewind/abi/token-list';
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import { planNames } from '../seed/plan-names.ts';
import { planFunding, type Transfer } from './plan-funding.ts';
import { planTrades, seedTraders, type PlannedTrade } from './plan-trades.ts';
import { createRandom } from '../seed/random.ts';
import type { SeedTransaction } from '../seed/seed-transaction.ts';
import type { SeedWorld } from './seed-world.ts';
import type { PlannedPool } from './planned-pool.ts';

type Address = `0x${string}`;

export interface SeedPlan {
  /** Sorted by time. */
  readonly transactions: readonly SeedTransaction[];
  /** The final amounts of the traded pools. */
  readonly pools: readonly PlannedPool[];
}

const randomSeed = 20_260_101;
/** 99,241,159 of the 500,000,000 platform tokens are burned. */
const burnedPlatformTokens = 99_241_159n * 10n ** 18n;
const setupSeconds = 7_200;
const spareSeconds = 20;
const deployer = 0;

/** Plans everything that happens on the demo chain after deployment. The same world gives the same plan. */
export function planSeed(world: SeedWorld): SeedPlan {
  const taxed = new Set(
    world.tokens.flatMap(({ address, tags }) => (tags?.includes('tax') ? [address] : [])),
  );
  const stablecoins = world.tokens.filter(({ tags }) => tags?.includes('stablecoin'));
  const pools: PlannedPool[] = world.pools
    .filter(({ tokenA, tokenB }) => !taxed.has(tokenA) && !taxed.has(tokenB))
    .map((pool) => ({ ...pool }));
  const trades = planTrades({
    pools,
    stablecoins,
    steady: new Set(listDollars(world.tokens)),
    random: createRandom(randomSeed),
    startSeconds: setupSeconds,
    endSeconds: world.ageSeconds - spareSeconds,
  });
  const transfers = planFunding(world, trades);
  return {
    pools,
    transactions: [
      ...transfers.map((transfer) => transferToken(world, transfer)),
      burnPlatformTokens(world.exchange),
      ...approveRouter(world, trades),
      ...planNames(world.addressOf),
      ...world.pools.map((pool, index) => addLiquidity(world, pool, 300 + index * 60)),
      ...trades.map((trade) => swap(world, trade)),
    ],
  };
}

/** Lists the chain's stablecoins, and DAI. */
function listDollars(tokens: readonly TokenListEntry[]): Address[] {
  return tokens.flatMap(({ address, symbol, tags }) =>
    tags?.includes('stablecoin') || symbol === 'DAI' ? [address] : [],
  );
}

function transferToken(world: SeedWorld, { token, to, amount }: Transfer): SeedTransaction {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [world.addressOf(to), amount],
  });
  return { from: deployer, to: token, data, offsetSeconds: 60 };
}

function burnPlatformTokens({ platformToken, burnAddress }: ExchangeDeployment): SeedTransaction {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [burnAddress, burnedPlatformTokens],
  });
  return { from: deployer, to: platformToken, data, offsetSeconds: 120 };
}

/**
 * The deployer approves every token; a seed trader only the tokens that it pays with. Demo traders approve on the
 * page.
 */
function approveRouter(
  { network, exchange, tokens }: SeedWorld,
  trades: readonly PlannedTrade[],
): SeedTransaction[] {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [exchange.router, maxUint256],
  });
  const pays = (account: number, token: Address) =>
    account === deployer || trades.some(({ trader, path }) => trader === account && path[0] === token);
  return [deployer, ...seedTraders].flatMap((from) =>
    tokens
      .filter(({ address }) => address !== network.wrappedNative && pays(from, address))
      .map(({ address }) => ({ from, to: address, data, offsetSeconds: 180 })),
  );
}

function addLiquidity(world: SeedWorld, pool: LocalPool, offsetSeconds: number): SeedTransaction {
  const { router } = world.exchange;
  const { wrappedNative } = world.network;
  const to = world.addressOf(deployer);
  const { tokenA, tokenB, amountA, amountB } = pool;
  if (tokenA !== wrappedNative && tokenB !== wrappedNative) {
    const args = [tokenA, tokenB, amountA, amountB, 0n, 0n, to, maxUint256] as const;
    const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args });
    return { from: deployer, to: router, data, offsetSeconds };
  }
  const [token, amount, value] =
    tokenA === wrappedNative ? [tokenB, amountB, amountA] : [tokenA, amountA, amountB];
  const args = [token, amount, 0n, 0n, to, maxUint256] as const;
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args });
  return { from: deployer, to: router, data, value, offsetSeconds };
}

/** Plans a swap; the wrapped native coin is paid and received as the native coin. */
function swap(world: SeedWorld, trade: PlannedTrade): SeedTransaction {
  const { router } = world.exchange;
  const { wrappedNative } = world.network;
  const { path, amountIn, amountOut, offsetSeconds, trader: from } = trade;
  const recipient = world.addressOf(from);
  const common = { from, to: router, offsetSeconds };
  if (path[0] === wrappedNative) {
    const args = [amountOut, path, recipient, maxUint256] as const;
    const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args });
    return { ...common, data, value: amountIn };
  }
  const functionName = path.at(-1) === wrappedNative ? 'swapExactTokensForETH' : 'swapExactTokensForTokens';
  const args = [amountIn, amountOut, path, recipient, maxUint256] as const;
  return { ...common, data: encodeFunctionData({ abi: routerAbi, functionName, args }) };
}
