import * as z from 'zod/mini';
import type { Position } from './round.ts';

/** `rounds` of the market: stakes up, stakes down, the outcome's number. */
export const totalsSchema = z.tuple([z.bigint(), z.bigint(), z.int()]);

/** `boundaries` of the market: its state (unresolved, priced, void), the price, the feed's round. */
export const boundarySchema = z.tuple([z.int(), z.bigint(), z.bigint()]);

/** `getRoundData` and `latestRoundData` of a feed: id, answer, when it began, when it was updated, in which round. */
export const feedRoundSchema = z.tuple([z.bigint(), z.bigint(), z.bigint(), z.bigint(), z.bigint()]);

const positionSchema = z.tuple([z.bigint(), z.boolean(), z.boolean()]);

/** `positions` of the market; undefined where nothing was staked. */
export function toPosition(answer: unknown): Position | undefined {
  const [amount, isUp, isClaimed] = positionSchema.parse(answer);
  return amount === 0n ? undefined : { amount, isUp, isClaimed };
}
