import { messages } from '../../../shared/message/messages.ts';
import type { PermitSpender } from '../../../shared/payment/spender.ts';
import type { Sale } from '../sale/sale.ts';
import { attachPayPermit } from '../write/create-sale-call.ts';

/** A sale as the spender of its payment token: approved, or by a signature where the token takes permits. */
export function toSaleSpender({ address }: Pick<Sale, 'address'>): PermitSpender {
  return { address, text: messages.launchpadWrite.spender, attachPermits: attachPayPermit };
}
