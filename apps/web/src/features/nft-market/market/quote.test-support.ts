import { toAddress } from '../../../../test-support/known.ts';
import type { Token } from '../../../shared/token-list/currency.ts';

/** The token in which the markets of the tests are paid. */
export const quote: Token = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('d'),
  name: 'BSCS',
  symbol: 'BSCS',
  decimals: 18,
};
