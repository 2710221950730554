import { customType } from 'drizzle-orm/pg-core';

/** A point of wall time: timestamptz in the table, Date in code. */
export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value),
  toDriver: (value) => value.toISOString(),
});
