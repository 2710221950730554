import { customType } from 'drizzle-orm/pg-core';

/** A raw on-chain amount: numeric(78,0) holds every uint256; read and written as bigint. */
export const uint256 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78,0)',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
});
