import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';

/** The dimensions of the large database. */
export const large = {
  chainId: 31337,
  swapCount: 1_000_000,
  poolCount: 50_000,
  lastBlock: 1_200_000,
  secondsPerBlock: 3,
  roundCount: 50_000,
  entriesPerRound: 10,
  /** Lock time of the first round, in chain seconds. */
  genesis: 300_000,
} as const;

/** The address of a thing, as `pool` or `token`, by its number. */
export function toLargeAddress(thing: string, number: number): Hex {
  return `0x${digest(thing, number).slice(0, 40)}`;
}

/** The hash of an event's transaction, by the event's number. */
export function toLargeHash(thing: string, number: number): Hex {
  return `0x${digest(thing, number)}`;
}

function digest(thing: string, number: number): string {
  return createHash('sha256').update(`${thing} ${number}`).digest('hex');
}

/** `toLargeHash` in SQL. */
export function hashOf(thing: string, number: SQL): SQL {
  return sql`sha256(convert_to(${sql.raw(`'${thing} '`)} || ${number}, 'UTF8'))`;
}

/** `toLargeAddress` in SQL. */
export function addressOf(thing: string, number: SQL): SQL {
  return sql`substr(${hashOf(thing, number)}, 1, 20)`;
}

/** A number as a literal. */
export function literal(value: number): SQL {
  return sql.raw(String(value));
}

/** Rows from 0 to below a number. */
export function numbersBelow(value: number): SQL {
  return sql`generate_series(0, ${literal(value - 1)})`;
}

/** The first six columns of an event. */
export function eventColumnsOf(block: SQL, log: SQL, txHash: SQL): SQL {
  return sql`${literal(large.chainId)}, ${block}, ${log}, '\\x01'::bytea, ${block} * ${literal(large.secondsPerBlock)}, ${txHash}`;
}
