import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { PaidAction } from '../../../shared/payment/paid-action.tsx';
import type { Payment } from '../../../shared/payment/payment.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { getRouterSpender } from '../router-spender.ts';
import type { Deposit } from './deposit.ts';

export interface SupplyActionsProps {
  session: WalletSession;
  a: Currency;
  b: Currency;
  deposit: Deposit;
  onSupply: (payment: Payment) => void;
}

/** The supply action with the approvals of both tokens. */
export function SupplyActions({ session, a, b, deposit, onSupply }: SupplyActionsProps) {
  const spender = getRouterSpender(useChain());
  const sideA = usePaymentSide(session, { spender, asset: a, amount: deposit.amountA });
  const sideB = usePaymentSide(session, { spender, asset: b, amount: deposit.amountB });
  const paid = usePayment(session, [sideA, sideB]);
  return <PaidAction paid={paid} label={messages.liquidity.supply} onClick={() => onSupply(paid.payment)} />;
}
