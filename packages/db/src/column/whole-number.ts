import { customType } from 'drizzle-orm/pg-core';

/** An integer of any size, for sums beyond 256 bits; read and written as bigint. */
export const wholeNumber = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
});
