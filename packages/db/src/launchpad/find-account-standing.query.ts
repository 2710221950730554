import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Holder } from '../account/holder.ts';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { disclaimerTable, kycTable } from './app-tables.ts';

export type AccountStanding = { isKycComplete: boolean; isDisclaimerAccepted: boolean };

/** What a holder of an account showed for a project; one that showed nothing has neither. */
export async function findAccountStanding(
  database: Database,
  { holder, project }: { holder: Holder; project: number },
): Promise<AccountStanding> {
  const [[kyc], [disclaimer]] = await Promise.all([
    ofAccount(database).execute(holder),
    ofProject(database).execute({ ...holder, project }),
  ]);
  return {
    isKycComplete: kyc?.isComplete ?? false,
    isDisclaimerAccepted: disclaimer?.isAccepted ?? false,
  };
}

const isOfHolder = (table: typeof kycTable | typeof disclaimerTable): SQL | undefined =>
  and(
    eq(table.account, hexPlaceholder('address')),
    sql`${table.soleChainId} is not distinct from ${sql.placeholder('soleChainId')}::integer`,
  );

const ofAccount = prepared((orm) =>
  orm
    .select({ isComplete: kycTable.isComplete })
    .from(kycTable)
    .where(isOfHolder(kycTable))
    .prepare('find_kyc'),
);

const ofProject = prepared((orm) =>
  orm
    .select({ isAccepted: disclaimerTable.isAccepted })
    .from(disclaimerTable)
    .where(and(isOfHolder(disclaimerTable), eq(disclaimerTable.project, sql.placeholder('project'))))
    .prepare('find_disclaimer'),
);
