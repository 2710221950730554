import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WrapKind } from '../quote/quote.ts';

export type WrapOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly kind: WrapKind;
  readonly amount: bigint;
  readonly input: Currency;
  readonly output: Currency;
};
