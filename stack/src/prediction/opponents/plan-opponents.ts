import { createRandom } from '../../seed/random.ts';

/** An opponent's stake in the open round; `isUp` is undefined where it has none. */
export interface Opponent {
  readonly account: number;
  readonly isUp: boolean | undefined;
}

export interface OpponentEntry {
  readonly account: number;
  readonly isUp: boolean;
  /** The stake in wei. */
  readonly amount: bigint;
}

const fewest = 2;
const most = 4;
/** Stakes are from five to thirty hundredths of a coin. */
const stakeUnit = 10n ** 16n;
const smallestStake = 5;
const largestStake = 30;

/**
 * Returns the missing entries of a round with a player: two to four opponents in all, on both sides. The plan depends
 * only on the round and its entries, so a call after a restart returns the rest.
 */
export function planOpponents(epoch: number, opponents: readonly Opponent[]): readonly OpponentEntry[] {
  const random = createRandom(epoch);
  const count = fewest + random.below(most - fewest + 1);
  const first = random.below(opponents.length);
  const inTurn = [...opponents.slice(first), ...opponents.slice(0, first)];
  const sides = opponents.flatMap(({ isUp }) => (isUp === undefined ? [] : [isUp]));
  const entries: OpponentEntry[] = [];
  for (const { account, isUp } of inTurn) {
    const isEnough = sides.length >= count && sides.includes(true) && sides.includes(false);
    if (isUp !== undefined || isEnough) continue;
    const entry = toEntry(epoch, account, sides);
    entries.push(entry);
    sides.push(entry.isUp);
  }
  return entries;
}

function toEntry(epoch: number, account: number, sides: readonly boolean[]): OpponentEntry {
  const random = createRandom(epoch * 100 + account);
  const amount = BigInt(smallestStake + random.below(largestStake - smallestStake + 1)) * stakeUnit;
  const isOneSided = sides.length > 0 && !(sides.includes(true) && sides.includes(false));
  return { account, amount, isUp: isOneSided ? !sides.includes(true) : random.below(2) === 0 };
}
