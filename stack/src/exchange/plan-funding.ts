import type { TokenListEntry } from '@tradewind/abi/token-list';
import { computeAmount, computeUnitValues } from './planned-pool.ts';
import type { PlannedTrade } from './plan-trades.ts';
import type { SeedWorld } from './seed-world.ts';

type Address = `0x${string}`;

export interface Transfer {
  readonly token: Address;
  /** Account of the local mnemonic. */
  readonly to: number;
  readonly amount: bigint;
}

const demoTraders = [1, 2, 3] as const;
const demoBalanceUsdE18 = 10_000n * 10n ** 18n;

/** Plans ten thousand USD of each token for each demo trader. The seed traders get the amounts of their trades. */
export function planFunding(world: SeedWorld, trades: readonly PlannedTrade[]): readonly Transfer[] {
  const tokens = world.tokens.filter(({ address }) => address !== world.network.wrappedNative);
  return [...fundDemoTraders(world, tokens), ...fundSeedTraders(world, trades)];
}

function fundDemoTraders(world: SeedWorld, tokens: readonly TokenListEntry[]): Transfer[] {
  const stablecoins = tokens.filter(({ tags }) => tags?.includes('stablecoin'));
  const values = computeUnitValues(world.pools, stablecoins);
  return demoTraders.flatMap((to) =>
    tokens.map(({ address }) => ({
      token: address,
      to,
      amount: roundToTwoDigits(computeAmount(demoBalanceUsdE18, address, values)),
    })),
  );
}

/** Funds the lowest balance that each trader would reach per token, plus a quarter. */
function fundSeedTraders(world: SeedWorld, trades: readonly PlannedTrade[]): Transfer[] {
  const balances = new Map<string, bigint>();
  const deepest = new Map<string, Transfer>();
  for (const { trader, path, amountIn, amountOut } of trades) {
    const [tokenIn, tokenOut] = [path[0], path.at(-1)];
    if (tokenIn === undefined || tokenOut === undefined) {
      continue;
    }
    const keyIn = `${trader} ${tokenIn}`;
    const keyOut = `${trader} ${tokenOut}`;
    const balance = (balances.get(keyIn) ?? 0n) - amountIn;
    balances.set(keyIn, balance);
    balances.set(keyOut, (balances.get(keyOut) ?? 0n) + amountOut);
    if (-balance > (deepest.get(keyIn)?.amount ?? 0n) && tokenIn !== world.network.wrappedNative) {
      deepest.set(keyIn, { token: tokenIn, to: trader, amount: -balance });
    }
  }
  return [...deepest.values()].map((transfer) => ({
    ...transfer,
    amount: roundToTwoDigits((transfer.amount * 5n) / 4n),
  }));
}

/** Rounds up to two significant digits. */
function roundToTwoDigits(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, amount.toString().length - 2));
  return ((amount + unit - 1n) / unit) * unit;
}
