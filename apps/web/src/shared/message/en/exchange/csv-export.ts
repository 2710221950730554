export const csvExport = {
  open: 'Export as CSV',
  title: 'Export',
  description: 'Your own history on this exchange as files for a spreadsheet: every digit, times in UTC.',
  kinds: { trades: 'Trades', liquidity: 'Liquidity', positions: 'Positions' },
  texts: {
    trades: 'Every swap, one line for each pool it went through.',
    liquidity: 'What you added and removed, and pool tokens that came or went.',
    positions: 'What you supply now, with value, fees and the difference to holding.',
  },
  save: 'Save',
  saveOf: (kind: string) => `Save ${kind}`,
  progress: (count: string) => `${count} rows so far`,
  cancel: 'Cancel',
  done: (count: string) => (count === '1' ? 'Saved one row.' : `Saved ${count} rows.`),
  failed: 'The history could not be read to its end, so nothing was saved. Try again.',
};
