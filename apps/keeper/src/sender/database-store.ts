import { type Hex, hexPlaceholder } from '@tradewind/db/column/hex-bytes';
import type { Database, Orm, Transaction } from '@tradewind/db/database';
import { findDatabaseFault } from '@tradewind/db/database-fault';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { broadcastTable, intentTable, keeperChainTable } from '@tradewind/db/keeper/tables';
import { and, asc, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import { longestPauseMs } from './longest-pause.ts';
import type { Intent, IntentChange, IntentVersion } from './intent.ts';
import type { Write } from '../write.ts';
import type { IntentStore } from './store.ts';

/** Maximum number of open intents in one round. */
const openLimit = 500;
/** Those with a least gas last. */
const queueOrder = [sql`${intentTable.leastGas} is not null`, intentTable.createdAt];
const uniqueViolation = '23505';

/** The store in schema `relay`; every change goes through `write`. */
export function createDatabaseStore(
  { orm }: Pick<Database, 'orm'>,
  write: Write,
  chainId: number,
): IntentStore {
  const statements = prepareReads(orm);
  return {
    keepGenesis: async (hash) =>
      (await statements.genesis.execute({ chainId }))[0]?.genesisHash ??
      write((transaction) => keepGenesis(transaction, chainId, hash)),
    listOpen: async (sender, latestNonce) =>
      addBroadcasts(orm, chainId, await statements.open.execute({ chainId, sender, latestNonce })),
    listQueued: async (now, limit) => {
      const latest = new Date(now.getTime() + longestPauseMs);
      const moment = { now: now.toISOString(), latest: latest.toISOString() };
      return addBroadcasts(orm, chainId, await statements.queued.execute({ chainId, limit, ...moment }));
    },
    add: async (intent) =>
      void (await write((transaction) => addIntent(transaction, { ...intent, chainId }))),
    findHighestNonce: (sender) => findHighestNonce(orm, chainId, sender),
    change: (version, change) =>
      write((transaction) => changeIntent(transaction, chainId, version, change)).catch(toNoChange),
    addBroadcast: (version, broadcast) =>
      write(async (transaction) => {
        const { intentKey } = version;
        if (!(await changeIntent(transaction, chainId, version, { txHash: broadcast.txHash }))) return false;
        await transaction.insert(broadcastTable).values({ ...broadcast, chainId, intentKey });
        return true;
      }),
    clear: () =>
      write(async (transaction) => {
        await transaction.delete(intentTable).where(eq(intentTable.chainId, chainId));
        await transaction.delete(keeperChainTable).where(eq(keeperChainTable.chainId, chainId));
      }),
  };
}

/**
 * The reads of every round, built once. The states are no parameters: a plan for any state could not use their
 * indexes.
 */
function prepareReads(orm: Orm) {
  const ofChain = eq(intentTable.chainId, sql.placeholder('chainId'));
  const isUnused = sql`${intentTable.state} = 'final' and ${intentTable.sender} = ${hexPlaceholder('sender')}
    and ${intentTable.nonce} >= ${sql.placeholder('latestNonce')}`;
  const isOpen = sql`(${intentTable.state} in ('bound', 'included') or (${isUnused}))`;
  const isDue = sql`${intentTable.state} = 'queued' and (${intentTable.notBefore} <= ${sql.placeholder('now')}
    or ${intentTable.notBefore} > ${sql.placeholder('latest')})`;
  const select = (condition: SQL) => orm.select().from(intentTable).where(and(ofChain, condition));
  return {
    genesis: orm
      .select({ genesisHash: keeperChainTable.genesisHash })
      .from(keeperChainTable)
      .where(eq(keeperChainTable.chainId, sql.placeholder('chainId')))
      .prepare('keeper_genesis'),
    open: select(isOpen)
      .orderBy(asc(intentTable.nonce), asc(intentTable.intentKey))
      .limit(openLimit)
      .prepare('list_open_intents'),
    queued: select(isDue)
      .orderBy(...queueOrder.map((part) => asc(part)), asc(intentTable.intentKey))
      .limit(sql.placeholder('limit'))
      .prepare('list_queued_intents'),
  };
}

/** A conflict: another intent has the nonce. */
function toNoChange(error: unknown): false {
  if (findDatabaseFault(error)?.sqlState === uniqueViolation) return false;
  throw error;
}

async function findGenesis(orm: Transaction, chainId: number): Promise<Hex | undefined> {
  const [row] = await orm.select().from(keeperChainTable).where(eq(keeperChainTable.chainId, chainId));
  return row?.genesisHash;
}

async function keepGenesis(transaction: Transaction, chainId: number, genesisHash: Hex): Promise<Hex> {
  await transaction.insert(keeperChainTable).values({ chainId, genesisHash }).onConflictDoNothing();
  return (await findGenesis(transaction, chainId)) ?? genesisHash;
}

async function findHighestNonce(orm: Orm, chainId: number, sender: Hex): Promise<number | undefined> {
  const [row] = await orm
    .select({ nonce: max(intentTable.nonce) })
    .from(intentTable)
    .where(and(eq(intentTable.chainId, chainId), eq(intentTable.sender, sender)));
  return row?.nonce ?? undefined;
}

async function changeIntent(
  transaction: Transaction,
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
  const changed = await transaction
    .update(intentTable)
    .set(change)
    .where(isVersion)
    .returning({ intentKey: intentTable.intentKey });
  return changed.length > 0;
}

/** The intents with all their broadcasts, oldest first. */
async function addBroadcasts(
  orm: Orm,
  chainId: number,
  rows: (typeof intentTable.$inferSelect)[],
): Promise<Intent[]> {
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
