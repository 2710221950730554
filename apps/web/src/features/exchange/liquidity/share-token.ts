import { shareDecimals } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';

/** The pool tokens of a pair as a currency. */
export function toShareToken({ chainId }: ChainRef, pair: Address): Token {
  const text = messages.liquidity;
  return {
    kind: 'token',
    chainId,
    address: pair,
    symbol: text.poolTokenSymbol,
    name: text.poolTokenName,
    decimals: shareDecimals,
  };
}
