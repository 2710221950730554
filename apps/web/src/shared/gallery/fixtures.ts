import type { Currency } from '../../shared/token-list/currency.ts';

export const addressFixture = '0x52908400098527886E0F7030069857D2E4169EE7';

export const tokenFixture: Currency = {
  kind: 'token',
  chainId: 31_337,
  address: '0x2222222222222222222222222222222222222222',
  symbol: 'BSCS',
  name: 'BSC Station',
  decimals: 18,
};

export const nativeFixture: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
