import { customType } from 'drizzle-orm/pg-core';

/** Bytes of any length, as the database has them. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
