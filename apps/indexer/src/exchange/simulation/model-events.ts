import { factoryEvents } from '@tradewind/abi/exchange/factory.events';
import { pairEvents } from '@tradewind/abi/exchange/pair.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { earlyPool, type ModelSources } from '../../simulation/model-sources.ts';
import { burnShares, type ModelShares, mintShares, moveNothing, moveShares, nobody } from './model-shares.ts';
import { join, type ModelLog, pickAmount, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';

/** Events of a model chain's transactions: pairs, deposits, trades, and noise by other contracts. */
export type ModelEvents = {
  pickAccount: () => Hex;
  /** Adds to `pools` when a pair is created, and updates `shares`. */
  createTransaction: (pools: Hex[], shares: ModelShares) => ModelLog[];
};

const accounts = [1, 2, 3, 4].map((digit): Hex => `0x${`a${digit}`.repeat(20)}`);
/** Pool tokens may also be sent to the zero address, without a withdrawal. */
const receivers = [...accounts, nobody];
const otherTokens = [1, 2, 3, 4, 5, 6, 7].map((digit): Hex => `0x${`f${digit}`.repeat(20)}`);
const foreignPool: Hex = `0x${'99'.repeat(20)}`;
const foreignSelector: Hex = `0x${'77'.repeat(32)}`;

export function createModelEvents(
  random: Random,
  { factory, stablecoins, wrappedNative }: Omit<ModelSources, 'listedTokens'>,
): ModelEvents {
  const quotes = [...stablecoins, wrappedNative, ...otherTokens];
  const createPair = (pools: Hex[], shares: ModelShares): ModelLog[] => {
    const quote = random.pick(quotes);
    const base = random.pick([wrappedNative, ...otherTokens].filter((token) => token !== quote));
    const pool = pools.includes(earlyPool) || random.chance(0.8) ? pickPool(random) : earlyPool;
    const [token0, token1] = base < quote ? [base, quote] : [quote, base];
    pools.push(pool);
    const created = {
      address: factory,
      topics: [factoryEvents.pairCreated.selector, toWord(token0), toWord(token1)],
      data: join([BigInt(pool), BigInt(pools.length)]),
    };
    return random.chance(0.8) ? [created, ...deposit(random, pool, shares)] : [created];
  };
  const createTransaction = (pools: Hex[], shares: ModelShares): ModelLog[] => {
    if (pools.length < 2 || (pools.length < 12 && random.chance(0.1))) return createPair(pools, shares);
    if (random.chance(0.1)) return createNoise(random, random.pick([foreignPool, earlyPool]));
    if (random.chance(0.1)) return [collectShares(random, factory, random.pick(pools))];
    const act = random.pick([deposit, withdraw, hand, trade, trade, trade]);
    const route = random.chance(0.2) ? [random.pick(pools), random.pick(pools)] : [random.pick(pools)];
    return route.flatMap((pool) => act(random, pool, shares));
  };
  return { pickAccount: () => random.pick(accounts), createTransaction };
}

function pickPool(random: Random): Hex {
  return `0x${random
    .between(1, 2 ** 47)
    .toString(16)
    .padStart(40, 'b')}`;
}

function sync(random: Random, pool: Hex): ModelLog {
  const reserves = [0, 1].map(() => (random.chance(0.02) ? 0n : pickAmount(random) * 10n ** 6n));
  return { address: pool, topics: [pairEvents.sync.selector], data: join(reserves) };
}

function deposit(random: Random, pool: Hex, shares: ModelShares): ModelLog[] {
  const topics = [pairEvents.mint.selector, toWord(random.pick(accounts))];
  return [
    sync(random, pool),
    ...mintShares(random, shares, pool, random.pick(receivers)),
    { address: pool, topics, data: join([pickAmount(random), pickAmount(random)]) },
  ];
}

function withdraw(random: Random, pool: Hex, shares: ModelShares): ModelLog[] {
  const burned = burnShares(random, shares, pool);
  if (burned.length === 0) return trade(random, pool);
  const topics = [pairEvents.burn.selector, toWord(random.pick(accounts)), toWord(random.pick(accounts))];
  return [
    ...burned,
    sync(random, pool),
    { address: pool, topics, data: join([pickAmount(random), pickAmount(random)]) },
  ];
}

/** A transfer of pool tokens to another account, to the same one or to the zero address, or a transfer of 0. */
function hand(random: Random, pool: Hex, shares: ModelShares): ModelLog[] {
  return [
    ...moveShares(random, shares, pool, random.pick(receivers)),
    moveNothing(pool, random.pick(receivers), random.pick(receivers)),
  ];
}

function trade(random: Random, pool: Hex): ModelLog[] {
  const topics = [pairEvents.swap.selector, toWord(random.pick(accounts)), toWord(random.pick(accounts))];
  const [sold, bought] = [pickAmount(random), pickAmount(random)];
  const amounts = random.chance(0.5) ? [sold, 0n, 0n, bought] : [0n, sold, bought, 0n];
  return [sync(random, pool), { address: pool, topics, data: join(amounts) }];
}

function collectShares(random: Random, factory: Hex, pool: Hex): ModelLog {
  const topics = [factoryEvents.sharesCollected.selector, toWord(pool), toWord(random.pick(accounts))];
  return { address: factory, topics, data: join([pickAmount(random)]) };
}

/** Events of another exchange, of a pool that is not ours yet, or of another kind. */
function createNoise(random: Random, pool: Hex): ModelLog[] {
  return [...trade(random, pool), { address: pool, topics: [foreignSelector], data: '0x' }];
}
