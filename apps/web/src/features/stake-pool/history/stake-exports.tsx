import { ExportList } from '../../../shared/export/export-list.tsx';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { allPoolsExport } from './export-kinds.ts';

const kinds = [allPoolsExport];

/** The file of the account's own history in the launch pools. */
export function StakeExports({ account }: AccountPartProps) {
  return <ExportList account={account} kinds={kinds} />;
}
