import { customType } from 'drizzle-orm/pg-core';

const bits = 64;

/** A list of 64 bits each: `bit(64)[]` in the table, bigint in code. */
export const bitHashes = customType<{ data: readonly bigint[]; driverData: string }>({
  dataType: () => 'bit(64)[]',
  fromDriver: (value) => value.match(/[01]+/g)?.map((digits) => BigInt(`0b${digits}`)) ?? [],
  toDriver: (values) => `{${values.map((value) => value.toString(2).padStart(bits, '0')).join(',')}}`,
});
