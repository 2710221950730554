import { describe, expect, it } from 'vitest';
import { listChainContracts, localDeployment } from './deployment.ts';
import { listNetworkContracts, localNetworks } from './networks.ts';
import { type Argument, isAddressOf } from './plan.ts';

const [home] = localNetworks;
const tokens = [home.wrappedNative, ...home.tokens];
const decimals = new Map(tokens.map((token) => [token.symbol, token.decimals]));

/** The price of a whole token in USD, from pool to pool, from the stablecoins on. The first pool of a token sets it. */
function computePrices(): Map<string, number> {
  const prices = new Map<string, number>(home.stablecoins.map((symbol) => [symbol, 1]));
  for (let round = 0; round < 3; round++) {
    for (const pool of localDeployment.pools) {
      const ratio = wholes(pool.amountB, pool.tokenB) / wholes(pool.amountA, pool.tokenA);
      const priceA = prices.get(pool.tokenA);
      const priceB = prices.get(pool.tokenB);
      if (priceA === undefined && priceB !== undefined) prices.set(pool.tokenA, priceB * ratio);
      if (priceB === undefined && priceA !== undefined) prices.set(pool.tokenB, priceA / ratio);
    }
  }
  return prices;
}

function wholes(amount: bigint, symbol: string): number {
  return Number(amount) / 10 ** (decimals.get(symbol) ?? 0);
}

/** The contracts that an argument names. */
function listNames(argument: Argument): string[] {
  if (typeof argument !== 'object') return [];
  if (isAddressOf(argument)) return [argument.addressOf];
  return Object.values(argument).flatMap(listNames);
}

describe('the plan of the home chain', () => {
  const prices = computePrices();

  it('knows a price for every token', () => {
    expect([...decimals.keys()].filter((symbol) => !prices.has(symbol))).toEqual([]);
  });

  it.each(localDeployment.pools)('$tokenA/$tokenB agrees with the other pools within 0.2%', (pool) => {
    const valueA = wholes(pool.amountA, pool.tokenA) * prices.get(pool.tokenA)!;
    const valueB = wholes(pool.amountB, pool.tokenB) * prices.get(pool.tokenB)!;
    expect(Math.abs(valueA / valueB - 1)).toBeLessThan(0.002);
  });

  it('covers 18, 6 and 8 decimals, no return value, transfer tax and permit', () => {
    expect(new Set(decimals.values())).toEqual(new Set([18, 6, 8]));
    const kinds = new Set(listChainContracts(home).map(({ contract }) => contract));
    for (const kind of ['NoReturnToken', 'TaxToken', 'PermitToken']) expect(kinds).toContain(kind);
  });

  it('leaves the seeder enough of its 10,000 coins', () => {
    const wrapped = localDeployment.pools.flatMap(({ tokenA, amountA, tokenB, amountB }) =>
      [
        { symbol: tokenA, amount: amountA },
        { symbol: tokenB, amount: amountB },
      ].filter(({ symbol }) => symbol === 'WBNB'),
    );
    expect(wrapped.reduce((sum, { amount }) => sum + amount, 0n)).toBeLessThan(8_000n * 10n ** 18n);
  });
});

describe.each(localNetworks)('the network of local chain $chainId', (network) => {
  const names = listNetworkContracts(network).map(({ name }) => name);

  it('names each contract before what refers to it', () => {
    const seen = new Set<string>();
    for (const { name, args } of listChainContracts(network)) {
      for (const needed of args.flatMap(listNames)) expect(seen).toContain(needed);
      seen.add(name);
    }
  });

  it('has each contract once, and only tokens of its own as stablecoins and grants', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of network.stablecoins) expect(names).toContain(name);
    for (const { token } of network.grants) expect(names).toContain(token);
  });
});
