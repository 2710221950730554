import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { Spender } from '../../../shared/payment/spender.ts';

/** A market as the spender of the quote token; it takes no permits. */
export function toMarketSpender(market: Address): Spender {
  return { address: market, text: messages.nftMarketWrite.spender };
}
