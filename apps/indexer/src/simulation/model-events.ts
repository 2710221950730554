import type { Hex } from '@tradewind/db/column/hex-bytes';
import { selectors } from '../exchange/events.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import type { Random } from './random.ts';

export type ModelLog = { address: Hex; topics: Hex[]; data: Hex };

/** What transactions of a model chain emit: pairs, deposits, trades, and noise by strangers. */
export type ModelEvents = {
  pickAccount: () => Hex;
  /** Adds to `pools` when a pair is created. */
  createTransaction: (pools: Hex[]) => ModelLog[];
};

const accounts = [1, 2, 3, 4].map((digit): Hex => `0x${`a${digit}`.repeat(20)}`);
const otherTokens = [1, 2, 3, 4, 5, 6, 7].map((digit): Hex => `0x${`f${digit}`.repeat(20)}`);
const foreignPool: Hex = `0x${'99'.repeat(20)}`;
const foreignSelector: Hex = `0x${'77'.repeat(32)}`;

export function createModelEvents(
  random: Random,
  { factory, stablecoins, wrappedNative }: Omit<ExchangeSources, 'chainId'>,
): ModelEvents {
  const amount = (): bigint => BigInt(random.between(1, 2 ** 31)) * 10n ** BigInt(random.between(0, 14));
  const pickAccount = (): Hex => random.pick(accounts);
  const createPair = (pools: Hex[]): ModelLog[] => {
    const quote = random.pick([...stablecoins, wrappedNative, ...otherTokens]);
    const base = random.pick([wrappedNative, ...otherTokens].filter((token) => token !== quote));
    const pool: Hex = `0x${random
      .between(1, 2 ** 47)
      .toString(16)
      .padStart(40, 'b')}`;
    const [token0, token1] = base < quote ? [base, quote] : [quote, base];
    pools.push(pool);
    const created = {
      address: factory,
      topics: [selectors.pairCreated, toWord(token0), toWord(token1)],
      data: join([BigInt(pool), BigInt(pools.length)]),
    };
    return random.chance(0.8) ? [created, ...deposit(pool)] : [created];
  };
  const sync = (pool: Hex): ModelLog => {
    const reserve = () => (random.chance(0.02) ? 0n : amount() * 10n ** 6n);
    return { address: pool, topics: [selectors.sync], data: join([reserve(), reserve()]) };
  };
  const deposit = (pool: Hex): ModelLog[] => [
    sync(pool),
    { address: pool, topics: [selectors.mint, toWord(pickAccount())], data: join([amount(), amount()]) },
  ];
  const withdraw = (pool: Hex): ModelLog[] => {
    const topics = [selectors.burn, toWord(pickAccount()), toWord(pickAccount())];
    return [sync(pool), { address: pool, topics, data: join([amount(), amount()]) }];
  };
  const trade = (pool: Hex): ModelLog[] => {
    const topics = [selectors.swap, toWord(pickAccount()), toWord(pickAccount())];
    const amounts = random.chance(0.5) ? [amount(), 0n, 0n, amount()] : [0n, amount(), amount(), 0n];
    return [sync(pool), { address: pool, topics, data: join(amounts) }];
  };
  const noise = (): ModelLog[] => [
    ...trade(foreignPool),
    { address: foreignPool, topics: [foreignSelector], data: '0x' },
  ];
  const createTransaction = (pools: Hex[]): ModelLog[] => {
    if (pools.length < 2 || (pools.length < 12 && random.chance(0.1))) return createPair(pools);
    if (random.chance(0.1)) return noise();
    const act = random.pick([deposit, withdraw, trade, trade, trade]);
    const route = random.chance(0.2) ? [random.pick(pools), random.pick(pools)] : [random.pick(pools)];
    return route.flatMap(act);
  };
  return { pickAccount, createTransaction };
}

function toWord(value: Hex): Hex {
  return `0x${value.slice(2).padStart(64, '0')}`;
}

function join(values: readonly bigint[]): Hex {
  return `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`;
}
