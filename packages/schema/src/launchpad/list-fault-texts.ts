/** The faults of an uploaded list by their codes, with their texts. */
export const listFaultTexts = {
  fileTooLong: 'The file is too long.',
  tooManyRows: 'A list has at most 100,000 accounts.',
  tooManyColumns: 'The line has too many columns.',
  cellTooLong: 'The cell is too long.',
  openQuote: 'The quote is not closed.',
  textAfterQuote: 'There is text behind a closed quote.',
  quoteInText: 'There is a quote within the text.',
  carriageReturn: 'There is a carriage return within the line.',
  header: 'The first line must be address,maxCommit,weight.',
  wrongColumns: 'The line must have three columns.',
  noEntries: 'The list has no account.',
  formula: 'The cell begins like a formula.',
  malformedAddress: 'This is no address.',
  wrongChecksum: 'The checksum of the address is wrong.',
  zeroAddress: 'This is the zero address.',
  duplicate: 'The account is in the list already.',
  malformedAmount: 'This is no amount in plain digits.',
  tooManyDecimals: 'The amount has more decimals than the payment token.',
  zeroAmount: 'The amount is zero.',
  belowMinimum: 'The amount is below the least payment of the sale.',
  aboveCap: 'The amount is above the largest payment of the sale.',
  malformedWeight: 'This is no weight in plain digits.',
  zeroWeight: 'The weight is zero.',
  aboveMaxWeight: 'The weight is above the largest of the sale.',
} as const;

export type ListFaultCode = keyof typeof listFaultTexts;
