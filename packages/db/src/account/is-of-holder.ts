import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import { sessionTable } from './tables.ts';

/**
 * Sessions that a holder may see and end; the placeholders are the fields of a `Holder`. A key has all of its address: a
 * contract there (EIP-7702) is of its making.
 */
export const isOfHolder: SQL | undefined = and(
  eq(sessionTable.address, hexPlaceholder('address')),
  sql`(${sql.placeholder('soleChainId')}::integer is null
    or (${sessionTable.proof} = 'contract' and ${sessionTable.chainId} = ${sql.placeholder('soleChainId')}))`,
);
