import { plural } from '../plural.ts';
import { translate } from '../translate.ts';

export const csvExport = translate('csvExport', {
  open: 'Export as CSV',
  title: 'Export',
  description: 'Your history as files for a spreadsheet: every digit, times in UTC.',
  save: 'Save CSV',
  saveOf: (kind: string) => `Save CSV: ${kind}`,
  progress: (count: number) => plural(count, { one: '# row so far', other: '# rows so far' }),
  cancel: 'Cancel',
  done: (count: number) => plural(count, { one: 'Saved # row.', other: 'Saved # rows.' }),
  failed: 'The history could not be read to its end. Nothing was saved. Try again.',
});
