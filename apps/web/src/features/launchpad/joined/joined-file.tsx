import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { ExportList } from '../../../shared/export/export-list.tsx';
import type { ExportKind } from '../../../shared/export/export-kind.ts';
import { messages } from '../../../shared/message/messages.ts';
import { createJoinedExport } from './create-joined-export.ts';

const kinds: readonly ExportKind[] = [
  { name: 'launchpad', text: messages.launchpad.file, load: async () => createJoinedExport },
];

/** The file of the sales that an account joined. */
export function JoinedFile({ account }: AccountPartProps) {
  return <ExportList account={account} kinds={kinds} />;
}

// The files of the list are one chunk: each has a line in the HTML of every page.
export { MonthlyFile } from '../monthly/monthly-file.tsx';
