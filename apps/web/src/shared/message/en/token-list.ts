export const tokenList = {
  select: 'Select a token',
  search: 'Search name, symbol or address',
  commonBases: 'Common bases',
  list: 'Tokens',
  sortDescending: 'Largest balance first. Show the smallest first',
  sortAscending: 'Smallest balance first. Show the largest first',
  noMatch: 'No token matches',
  noMatchText: 'Try another name, a symbol or the whole address.',
  nativeTag: 'Native coin',
  balancesUnknown: 'Balances could not be read from the network. They are not zero.',
};
