import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import {
  type AccountWeekRow,
  toAccountWeekRow,
  toAccountWeekSums,
} from '@tradewind/db/prediction/account-week-row';
import {
  accountWeekTable,
  enteredTable,
  roundSettledTable,
  roundTable,
} from '@tradewind/db/prediction/tables';
import { computeLockTime, computeWeek, computeWeekEpochs } from '@tradewind/rules/prediction/grid';
import {
  addResultSums,
  type PositionResult,
  type ResultSums,
  toResultSums,
} from '@tradewind/rules/prediction/result-sums';
import { and, eq, getTableColumns, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { insertRows } from '../insert-rows.ts';
import type { PredictionSources } from './sources.ts';

type Scope = Pick<PredictionSources, 'chainId' | 'genesis'>;

/** An account in a week. */
type Key = { account: Hex; week: number };

/** The first entry that counts, in chain order; undefined without one. */
type First = { block: number; logIndex: number } | undefined;

type AccountWeek = Key & { sums: ResultSums; first: First };

/** Weeks of accounts that one statement computes from all their entries. */
const keysAtOnce = 200;

/** Adds the results of these newly settled rounds for each account in them. */
export async function addSettledRounds(
  transaction: Transaction,
  scope: Scope,
  epochs: readonly number[],
): Promise<void> {
  if (epochs.length === 0) return;
  const settled = sql`${enteredTable.epoch} in (
    select epoch::bigint from jsonb_array_elements_text(${JSON.stringify(epochs)}::text::jsonb) as each(epoch))`;
  const added = await listResults(transaction, scope, settled);
  const kept = await takeRows(transaction, scope, added);
  await insertAccountWeeks(transaction, scope, [...kept, ...added]);
}

/** The weeks of accounts that an undo of the blocks above the ancestor changes; read before the undo. */
export async function listAccountWeeksAbove(
  transaction: Transaction,
  { chainId, genesis }: Scope,
  ancestor: number,
): Promise<Key[]> {
  const settled = transaction
    .select({ epoch: roundSettledTable.epoch })
    .from(roundSettledTable)
    .where(and(eq(roundSettledTable.chainId, chainId), gt(roundSettledTable.blockNumber, ancestor)));
  const rows = await transaction
    .select({ account: enteredTable.account, epoch: enteredTable.epoch })
    .from(enteredTable)
    .where(and(eq(enteredTable.chainId, chainId), inArray(enteredTable.epoch, settled)));
  const keys = rows.map(({ account, epoch }) => ({ account, week: toWeek(genesis, epoch) }));
  return [...new Map(keys.map((key) => [toText(key), key])).values()];
}

/** Recomputes these weeks from all their entries: after an undo the sums cannot be subtracted. */
export async function remakeAccountWeeks(
  transaction: Transaction,
  scope: Scope,
  keys: readonly Key[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce);
    await takeRows(transaction, scope, some);
    const ranges = some.map(({ account, week }) => {
      const { first, last } = computeWeekEpochs(scope.genesis, week);
      return { account: account.slice(2), first, last };
    });
    // The entries are found by the keys, not the keys by the entries.
    const ofKeys = sql`(${enteredTable.account}, ${enteredTable.epoch}) in (
      select entry.account, entry.epoch
      from jsonb_to_recordset(${JSON.stringify(ranges)}::text::jsonb) as k(account text, first bigint, last bigint)
      cross join lateral (
        select e.account, e.epoch from ${enteredTable} e
        where e.chain_id = ${scope.chainId} and e.account = decode(k.account, 'hex') and e.epoch between k.first and k.last
      ) entry)`;
    await insertAccountWeeks(transaction, scope, await listResults(transaction, scope, ofKeys));
  }
}

/** Results of positions in settled rounds. */
async function listResults(
  transaction: Transaction,
  { chainId, genesis }: Scope,
  condition: SQL,
): Promise<AccountWeek[]> {
  const rows = await transaction
    .select({
      account: enteredTable.account,
      epoch: enteredTable.epoch,
      amount: enteredTable.amount,
      isUp: enteredTable.isUp,
      block: enteredTable.blockNumber,
      logIndex: enteredTable.logIndex,
      totalUp: roundTable.totalUp,
      totalDown: roundTable.totalDown,
      outcome: roundTable.outcome,
    })
    .from(enteredTable)
    .innerJoin(
      roundTable,
      and(
        eq(roundTable.chainId, enteredTable.chainId),
        eq(roundTable.epoch, enteredTable.epoch),
        ne(roundTable.outcome, 'pending'),
      ),
    )
    .where(and(eq(enteredTable.chainId, chainId), condition));
  return rows.map((row) => toAccountWeek(genesis, row));
}

type Result = PositionResult & { account: Hex; block: number; logIndex: number };

function toAccountWeek(genesis: number, { account, block, logIndex, ...result }: Result): AccountWeek {
  const sums = toResultSums(result);
  const first = sums.volume > 0n ? { block, logIndex } : undefined;
  return { account, week: toWeek(genesis, result.epoch), sums, first };
}

/** Deletes the rows of these weeks and returns them. */
async function takeRows(
  transaction: Transaction,
  { chainId }: Scope,
  keys: readonly Key[],
): Promise<AccountWeek[]> {
  const wanted = keys.map(({ account, week }) => ({ account: account.slice(2), week }));
  const rows = await transaction
    .delete(accountWeekTable)
    .where(
      and(
        eq(accountWeekTable.chainId, chainId),
        sql`(${accountWeekTable.account}, ${accountWeekTable.week}) in (
          select decode(k.account, 'hex'), k.week
          from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as k(account text, week integer))`,
      ),
    )
    .returning(getTableColumns(accountWeekTable));
  return rows.map((row) => ({
    account: row.account,
    week: row.week,
    sums: toAccountWeekSums(row),
    first: toFirst(row),
  }));
}

function toFirst({ firstBlock: block, firstLogIndex: logIndex }: AccountWeekRow): First {
  return block === null || logIndex === null ? undefined : { block, logIndex };
}

/** One row for each account and week of the parts. */
async function insertAccountWeeks(
  transaction: Transaction,
  { chainId }: Scope,
  parts: readonly AccountWeek[],
): Promise<void> {
  const weeks = [...Map.groupBy(parts, toText).values()].flatMap(([part, ...others]) =>
    part === undefined ? [] : others.reduce(join, part),
  );
  const rows = weeks.map(({ account, week, sums, first }) => ({
    chainId,
    account,
    week,
    ...toAccountWeekRow(sums),
    firstBlock: first?.block ?? null,
    firstLogIndex: first?.logIndex ?? null,
  }));
  await insertRows(transaction, accountWeekTable, rows);
}

function join(a: AccountWeek, b: AccountWeek): AccountWeek {
  return { ...a, sums: addResultSums(a.sums, b.sums), first: findEarlier(a.first, b.first) };
}

function findEarlier(a: First, b: First): First {
  if (a === undefined || b === undefined) return a ?? b;
  return (a.block - b.block || a.logIndex - b.logIndex) < 0 ? a : b;
}

function toWeek(genesis: number, epoch: number): number {
  return computeWeek(computeLockTime(genesis, epoch));
}

function toText({ account, week }: Key): string {
  return `${account} ${week}`;
}
