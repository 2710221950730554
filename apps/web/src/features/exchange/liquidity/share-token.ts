import { shareDecimals } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';

/** The pool tokens of a pair as a currency. */
export function toShareToken(pair: Address): Token {
  const text = messages.liquidity;
  return {
    kind: 'token',
    chainId: getChainClient().chain.id,
    address: pair,
    symbol: text.poolTokenSymbol,
    name: text.poolTokenName,
    decimals: shareDecimals,
  };
}
