import { and, asc, eq, gte, ne, notInArray, sql } from 'drizzle-orm';
import { advisoryLocks } from '../advisory-lock.ts';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { actionTable } from '../operator/tables.ts';
import { transact } from '../transact.ts';
import { projectRoundTable, projectTable } from './app-tables.ts';
import { type StoredProject, toProjectVersion } from './stored-project.ts';
import { saleTable } from './tables.ts';

/** Pictures that are left out are those of before, null removes one. `created` is of a new project alone: the next free one from there. */
export type NewProject = Omit<StoredProject, 'logo' | 'background'> &
  Partial<Pick<StoredProject, 'logo' | 'background'>>;

/** Who stores a project; the log has it. `version` is that of the project as it was read, null where there was none. */
export type ProjectEdit = { account: Hex; session: string; version: Hex | null };

/** A refusal, which stores nothing. */
export type ProjectRefusal =
  | { kind: 'stale' | 'symbolTaken' }
  | { kind: 'roundHasSale' | 'signerMissing'; round: number; chainId: number };

export type PutProjectResult =
  | { kind: 'stored'; version: Hex; isNew: boolean; isChanged: boolean }
  | ProjectRefusal;

/**
 * Adds a project with its rounds, or replaces all of it but `created`, which pages follow. The same content again
 * changes nothing and logs nothing. An edit of an operator is compared with the project as it is, and with the sales
 * that the index has.
 */
export async function putProject(
  database: Pick<Database, 'checkOut'>,
  project: NewProject,
  edit?: ProjectEdit,
): Promise<PutProjectResult> {
  return transact(database, async (transaction, run) => {
    // One write at a time: symbols, `created` and versions are compared with rows that no other write changes.
    await run`select pg_advisory_xact_lock(${advisoryLocks.projects}, 0)`;
    const stored = await findStored(transaction, project.id);
    const next = await complete(transaction, project, stored);
    const [before, version] = [stored && toProjectVersion(stored), toProjectVersion(next)];
    const isNew = stored === undefined;
    if (before === version) return { kind: 'stored', version, isNew, isChanged: false };
    if (edit && edit.version !== (before ?? null)) return { kind: 'stale' };
    const refusal = edit && (await findRefusal(transaction, next, stored));
    if (refusal) return refusal;
    await write(transaction, next);
    if (edit) await addToLog(transaction, { ...next, version }, edit);
    return { kind: 'stored', version, isNew, isChanged: true };
  });
}

async function findStored(transaction: Transaction, id: number): Promise<StoredProject | undefined> {
  const [project] = await transaction.select().from(projectTable).where(eq(projectTable.id, id));
  if (project === undefined) return undefined;
  const { round, name, chainId } = projectRoundTable;
  const rounds = await transaction
    .select({ round, name, chainId })
    .from(projectRoundTable)
    .where(eq(projectRoundTable.project, id))
    .orderBy(asc(round));
  return { ...project, rounds };
}

async function complete(
  transaction: Transaction,
  project: NewProject,
  stored: StoredProject | undefined,
): Promise<StoredProject> {
  const { logo = stored?.logo ?? null, background = stored?.background ?? null } = project;
  const created = stored?.created ?? (await findFreeTime(transaction, project.created));
  const rounds = project.rounds.toSorted((a, b) => a.round - b.round);
  return { ...project, logo, background, created, rounds };
}

async function findFreeTime(transaction: Transaction, from: number): Promise<number> {
  const { created } = projectTable;
  const taken = await transaction
    .select({ created })
    .from(projectTable)
    .where(gte(created, from))
    .orderBy(asc(created));
  const gap = taken.findIndex((row, place) => row.created !== from + place);
  return from + (gap === -1 ? taken.length : gap);
}

async function findRefusal(
  transaction: Transaction,
  next: StoredProject,
  stored: StoredProject | undefined,
): Promise<ProjectRefusal | undefined> {
  if (await isTaken(transaction, next)) return { kind: 'symbolTaken' };
  const sold = await listSoldRounds(transaction, next.id);
  const lost = stored && sold.find((round) => hasRound(stored, round) && !hasRound(next, round));
  if (lost) return toRoundRefusal('roundHasSale', lost);
  if (!next.showsDisclaimer && !next.needsKyc) return undefined;
  const open = sold.find((round) => round.takesAnybody && hasRound(next, round));
  return open && toRoundRefusal('signerMissing', open);
}

const hasRound = ({ rounds }: StoredProject, { round, chainId }: SoldRound) =>
  rounds.some((own) => own.round === round && own.chainId === chainId);

async function isTaken(transaction: Transaction, { id, symbol }: StoredProject): Promise<boolean> {
  const others = await transaction
    .select({ id: projectTable.id })
    .from(projectTable)
    .where(and(sql`upper(${projectTable.symbol}) = upper(${symbol}::text)`, ne(projectTable.id, id)));
  return others.length > 0;
}

type SoldRound = { round: number; chainId: number; takesAnybody: boolean };

/** The rounds of which the index has a sale. One that is settled or cancelled takes nobody, also without a signer. */
function listSoldRounds(transaction: Transaction, project: number): Promise<SoldRound[]> {
  const { round, chainId, state, signer } = saleTable;
  const takesAnybody = sql<boolean>`bool_or(${state} = 'open' and ${signer} is null)`;
  return transaction
    .select({ round, chainId, takesAnybody })
    .from(saleTable)
    .where(eq(saleTable.project, project))
    .groupBy(round, chainId)
    .orderBy(asc(round), asc(chainId));
}

const toRoundRefusal = (
  kind: 'roundHasSale' | 'signerMissing',
  { round, chainId }: SoldRound,
): ProjectRefusal => ({ kind, round, chainId });

async function write(transaction: Transaction, { rounds, ...project }: StoredProject): Promise<void> {
  const { id, created: _created, ...texts } = project;
  await transaction
    .insert(projectTable)
    .values(project)
    .onConflictDoUpdate({ target: projectTable.id, set: texts });
  const kept = rounds.map(({ round }) => round);
  await transaction
    .delete(projectRoundTable)
    .where(and(eq(projectRoundTable.project, id), notInArray(projectRoundTable.round, kept)));
  for (const { round, ...parts } of rounds)
    await transaction
      .insert(projectRoundTable)
      .values({ project: id, round, ...parts })
      .onConflictDoUpdate({
        target: [projectRoundTable.project, projectRoundTable.round],
        set: parts,
      });
}

/** The row has the stored values with both versions: the row of the earlier one has the values of before. */
async function addToLog(
  transaction: Transaction,
  project: StoredProject & { version: Hex },
  { account, session, version: previous }: ProjectEdit,
): Promise<void> {
  const fields = { ...project, previous };
  await transaction.insert(actionTable).values({ account, session, kind: 'project_put', fields });
}
