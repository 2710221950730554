import { outcomes } from '@tradewind/rules/prediction/round';
import * as z from 'zod/mini';
import { type Boundary, unresolved } from './boundary.ts';
import { toPriceE18 } from './price.ts';
import type { Position } from './round.ts';

const outcomeNameSchema = z.pipe(
  z.int(),
  z.transform((outcome) => outcomes[outcome]),
);
const outcomeSchema = z.pipe(outcomeNameSchema, z.enum(outcomes));

/** `rounds` of the market; an unknown outcome is refused. */
export const totalsSchema = z.object({
  totalUp: z.bigint(),
  totalDown: z.bigint(),
  outcome: outcomeSchema,
});

const boundaryStates = ['unresolved', 'priced', 'void'] as const;
const boundaryStateSchema = z.pipe(
  z.union([z.literal(0), z.literal(1), z.literal(2)]),
  z.transform((state) => boundaryStates[state]),
);

/** `boundaries` of the market. */
export const boundarySchema = z.object({
  state: boundaryStateSchema,
  price: z.bigint(),
  oracleRound: z.bigint(),
});

/** `getRoundData` and `latestRoundData` of a feed: its price, and the time of the update in seconds. */
export const feedRoundSchema = z.object({ answer: z.bigint(), updatedAt: z.bigint() });

const positionSchema = z.object({ amount: z.bigint(), up: z.boolean(), claimed: z.boolean() });

/** `boundaries` of the market; an unknown state is refused. */
export function readBoundary(answer: unknown): Boundary {
  const { state, price } = boundarySchema.parse(answer);
  if (state === 'void') return { state };
  return state === 'priced' ? { state, price: toPriceE18(price) } : unresolved;
}

/** `positions` of the market; undefined without a stake. */
export function toPosition(answer: unknown): Position | undefined {
  const { amount, up, claimed } = positionSchema.parse(answer);
  return amount === 0n ? undefined : { amount, isUp: up, isClaimed: claimed };
}
