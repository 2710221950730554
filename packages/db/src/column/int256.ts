import { customType } from 'drizzle-orm/pg-core';

/** A signed number of the chain, such as a price: numeric(78,0) holds every int256; read and written as bigint. */
export const int256 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78,0)',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
});
