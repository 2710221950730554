import type { Holder } from '../account/holder.ts';
import type { Database } from '../database.ts';
import { disclaimerTable } from './app-tables.ts';

type DisclaimerAnswer = Omit<typeof disclaimerTable.$inferSelect, 'account' | 'soleChainId'> & {
  holder: Holder;
};

/** Stores the answer of a holder to the disclaimer of a project in place of an earlier one. */
export async function putDisclaimer(
  { orm }: Pick<Database, 'orm'>,
  { holder: { address: account, soleChainId }, project, ...set }: DisclaimerAnswer,
): Promise<void> {
  await orm
    .insert(disclaimerTable)
    .values({ account, soleChainId, project, ...set })
    .onConflictDoUpdate({
      target: [disclaimerTable.account, disclaimerTable.project, disclaimerTable.soleChainId],
      set,
    });
}
