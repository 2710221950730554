import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { Spender } from '../../../shared/payment/spender.ts';

/** A pool as the spender of its funding. It takes no permits. */
export function toPoolSpender(address: Address): Spender {
  return { address, text: messages.operatorPools.spender };
}
