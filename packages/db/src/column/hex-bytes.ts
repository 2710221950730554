import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

export type Hex = `0x${string}`;

/** An address or a hash: bytea in the table, lower-case `0x…` in code. */
export const hexBytes = customType<{ data: Hex; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => `0x${Buffer.from(value).toString('hex')}`,
  toDriver: toBytes,
});

/** A placeholder for an address or a hash (Drizzle encodes no placeholder by its column). */
export function hexPlaceholder(name: string): SQL {
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue: (value: unknown) => toBytes(String(value)) })}`;
}

/** A condition that applies only where its placeholder is not empty (`0x`). */
export function orUnset(name: string, condition: SQL): SQL {
  return sql`(${hexPlaceholder(name)} = ''::bytea or ${condition})`;
}

/** The bytes of `0x…`. */
export function toBytes(digits: string): Buffer {
  return Buffer.from(digits.slice(2), 'hex');
}
