import { messages } from '../../../shared/message/messages.ts';
import type { Spender } from '../../../shared/payment/spender.ts';
import type { StakePool } from '../pool/pool.ts';

/** A pool as the spender of its deposit token; it takes no permits. */
export function toPoolSpender({ address }: StakePool): Spender {
  return { address, text: messages.stakePoolWrite.spender };
}
