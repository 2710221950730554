import { translate } from '../translate.ts';

/** The words of token lists that a page shows at once, or before its dialogs load. */
export const tokenField = translate('tokenField', {
  select: 'Select a token',
  choose: (label: string, symbol: string) => `${label}: ${symbol}, choose another token`,
  chooseFirst: (label: string) => `${label}: select a token`,
  balance: 'Balance',
  balancesUnknown: 'Balances could not be read from the network. They are not zero.',
  pairOfOneChain: 'A pair needs two different tokens of one chain.',
  noVersionBump: 'unexpected no version bump',
  noPendingUpdate: 'accept list update called without pending update',
});
