import * as z from 'zod/mini';
import { type Boundary, unresolved } from './boundary.ts';
import { toPriceE18 } from './price.ts';
import type { Position } from './round.ts';

/** `rounds` of the market: stakes up, stakes down, the outcome's number. */
export const totalsSchema = z.tuple([z.bigint(), z.bigint(), z.int()]);

const boundaryStates = ['unresolved', 'priced', 'void'] as const;
const boundaryStateSchema = z.pipe(
  z.union([z.literal(0), z.literal(1), z.literal(2)]),
  z.transform((state) => boundaryStates[state]),
);

/** `boundaries` of the market: its state, the price, the feed's round. */
export const boundarySchema = z.tuple([boundaryStateSchema, z.bigint(), z.bigint()]);

/** `getRoundData` and `latestRoundData` of a feed: id, answer, start time, update time, answering round. */
export const feedRoundSchema = z.tuple([z.bigint(), z.bigint(), z.bigint(), z.bigint(), z.bigint()]);

const positionSchema = z.tuple([z.bigint(), z.boolean(), z.boolean()]);

/** `boundaries` of the market; an unknown state is refused. */
export function readBoundary(answer: unknown): Boundary {
  const [state, price] = boundarySchema.parse(answer);
  if (state === 'void') return { state };
  return state === 'priced' ? { state, price: toPriceE18(price) } : unresolved;
}

/** `positions` of the market; undefined without a stake. */
export function toPosition(answer: unknown): Position | undefined {
  const [amount, isUp, isClaimed] = positionSchema.parse(answer);
  return amount === 0n ? undefined : { amount, isUp, isClaimed };
}
