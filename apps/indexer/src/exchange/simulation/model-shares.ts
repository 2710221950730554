import { pairEvents } from '@tradewind/abi/exchange/pair.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { join, type ModelLog, pickAmount, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';

/** By pool, then by account; the zero address has the locked minimum. */
export type ModelShares = Record<Hex, Record<Hex, bigint>>;

export const nobody: Hex = `0x${'00'.repeat(20)}`;
/** A model of the factory, which receives shares before a deposit or withdrawal. */
const protocol: Hex = `0x${'fa'.repeat(20)}`;

/** The transfers of a deposit: the minimum with the first one, sometimes the protocol's, then the account's. */
export function mintShares(random: Random, shares: ModelShares, pool: Hex, account: Hex): ModelLog[] {
  const isFirst = shares[pool] === undefined;
  return [
    ...(isFirst ? credit(shares, pool, nobody, 1000n) : creditProtocol(random, shares, pool)),
    ...credit(shares, pool, account, pickAmount(random)),
  ];
}

/** The transfers of a withdrawal of some or all shares of an account; none without a holder. */
export function burnShares(random: Random, shares: ModelShares, pool: Hex): ModelLog[] {
  const taken = takeShares(random, shares, pool);
  if (taken === undefined) return [];
  return [...creditProtocol(random, shares, pool), transfer(pool, taken.account, nobody, taken.amount)];
}

/** A transfer of some or all shares of an account; none without a holder. */
export function moveShares(random: Random, shares: ModelShares, pool: Hex, to: Hex): ModelLog[] {
  const taken = takeShares(random, shares, pool);
  if (taken === undefined) return [];
  addShares(shares, pool, to, taken.amount);
  return [transfer(pool, taken.account, to, taken.amount)];
}

/** A transfer of 0, which anybody may send, the zero address included. */
export function moveNothing(pool: Hex, from: Hex, to: Hex): ModelLog {
  return transfer(pool, from, to, 0n);
}

function takeShares(random: Random, shares: ModelShares, pool: Hex) {
  const holders = Object.entries(shares[pool] ?? {}).flatMap(([account, amount]) =>
    amount > 0n && account !== nobody ? { account: toHex(account), amount } : [],
  );
  if (holders.length === 0) return undefined;
  const { account, amount } = random.pick(holders);
  const taken = random.chance(0.4) ? amount : (amount + 1n) / 2n;
  addShares(shares, pool, account, -taken);
  return { account, amount: taken };
}

function creditProtocol(random: Random, shares: ModelShares, pool: Hex): ModelLog[] {
  return random.chance(0.3) ? credit(shares, pool, protocol, pickAmount(random)) : [];
}

function credit(shares: ModelShares, pool: Hex, account: Hex, amount: bigint): ModelLog[] {
  addShares(shares, pool, account, amount);
  return [transfer(pool, nobody, account, amount)];
}

function addShares(shares: ModelShares, pool: Hex, account: Hex, amount: bigint): void {
  const held = (shares[pool] ??= {});
  held[account] = (held[account] ?? 0n) + amount;
}

function transfer(pool: Hex, from: Hex, to: Hex, amount: bigint): ModelLog {
  return {
    address: pool,
    topics: [pairEvents.transfer.selector, toWord(from), toWord(to)],
    data: join([amount]),
  };
}

function toHex(text: string): Hex {
  return `0x${text.slice(2)}`;
}
