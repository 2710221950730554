import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database, Transaction } from '@tradewind/db/database';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { broadcastTable, intentTable, keeperChainTable } from '@tradewind/db/keeper/tables';
import { and, asc, eq, gte, inArray, isNull, lte, max, or, type SQL } from 'drizzle-orm';
import postgres from 'postgres';
import type { Intent, IntentChange, IntentVersion } from './intent.ts';
import type { IntentStore } from './store.ts';

/** At most so many intents are followed at once. */
const openLimit = 500;
const uniqueViolation = '23505';

type Orm = Database['orm'];

/** The store in schema `relay`. */
export function createDatabaseStore({ orm }: Pick<Database, 'orm'>, chainId: number): IntentStore {
  return {
    keepGenesis: (genesisHash) => keepGenesis(orm, chainId, genesisHash),
    listOpen: (sender, latestNonce) => {
      const isUnused = and(
        eq(intentTable.state, 'final'),
        eq(intentTable.sender, sender),
        gte(intentTable.nonce, latestNonce),
      );
      const isOpen = or(inArray(intentTable.state, ['bound', 'included']), isUnused);
      return listIntents(orm, chainId, isOpen, { orderBy: intentTable.nonce, limit: openLimit });
    },
    listQueued: (now, limit) => {
      const isDue = and(eq(intentTable.state, 'queued'), lte(intentTable.notBefore, now));
      return listIntents(orm, chainId, isDue, { orderBy: intentTable.createdAt, limit });
    },
    add: async (intent) => void (await addIntent(orm, { ...intent, chainId })),
    findHighestNonce: (sender) => findHighestNonce(orm, chainId, sender),
    change: async (version, change) => {
      try {
        return await changeIntent(orm, chainId, version, change);
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    addBroadcast: (version, broadcast) =>
      orm.transaction(async (transaction) => {
        const { intentKey } = version;
        if (!(await changeIntent(transaction, chainId, version, { txHash: broadcast.txHash }))) return false;
        await transaction.insert(broadcastTable).values({ ...broadcast, chainId, intentKey });
        return true;
      }),
    clear: () =>
      orm.transaction(async (transaction) => {
        await transaction.delete(intentTable).where(eq(intentTable.chainId, chainId));
        await transaction.delete(keeperChainTable).where(eq(keeperChainTable.chainId, chainId));
      }),
  };
}

async function keepGenesis(orm: Orm, chainId: number, genesisHash: Hex): Promise<Hex> {
  await orm.insert(keeperChainTable).values({ chainId, genesisHash }).onConflictDoNothing();
  const [row] = await orm.select().from(keeperChainTable).where(eq(keeperChainTable.chainId, chainId));
  return row?.genesisHash ?? genesisHash;
}

async function findHighestNonce(orm: Orm, chainId: number, sender: Hex): Promise<number | undefined> {
  const [row] = await orm
    .select({ nonce: max(intentTable.nonce) })
    .from(intentTable)
    .where(and(eq(intentTable.chainId, chainId), eq(intentTable.sender, sender)));
  return row?.nonce ?? undefined;
}

async function changeIntent(
  orm: Orm | Transaction,
  chainId: number,
  { intentKey, state, nonce, txHash }: IntentVersion,
  change: IntentChange,
): Promise<boolean> {
  const isVersion = and(
    eq(intentTable.chainId, chainId),
    eq(intentTable.intentKey, intentKey),
    eq(intentTable.state, state),
    nonce === null ? isNull(intentTable.nonce) : eq(intentTable.nonce, nonce),
    txHash === null ? isNull(intentTable.txHash) : eq(intentTable.txHash, txHash),
  );
  const changed = await orm
    .update(intentTable)
    .set(change)
    .where(isVersion)
    .returning({ intentKey: intentTable.intentKey });
  return changed.length > 0;
}

async function listIntents(
  orm: Orm,
  chainId: number,
  condition: SQL | undefined,
  { orderBy, limit }: { orderBy: typeof intentTable.nonce | typeof intentTable.createdAt; limit: number },
): Promise<Intent[]> {
  const rows = await orm
    .select()
    .from(intentTable)
    .where(and(eq(intentTable.chainId, chainId), condition))
    .orderBy(asc(orderBy), asc(intentTable.intentKey))
    .limit(limit);
  if (rows.length === 0) return [];
  const keys = rows.map(({ intentKey }) => intentKey);
  const broadcasts = await orm
    .select()
    .from(broadcastTable)
    .where(and(eq(broadcastTable.chainId, chainId), inArray(broadcastTable.intentKey, keys)))
    .orderBy(asc(broadcastTable.signedAt));
  return rows.map((row) => ({
    ...row,
    broadcasts: broadcasts.filter(({ intentKey }) => intentKey === row.intentKey),
  }));
}

function isUniqueViolation(error: unknown): boolean {
  const fault = error instanceof Error && error.cause ? error.cause : error;
  return fault instanceof postgres.PostgresError && fault.code === uniqueViolation;
}
