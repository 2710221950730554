import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { updateSettings, useSettings } from '../../../shared/settings/settings-store.ts';
import { isSilentEnd, isSubmitted } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { Payment } from '../../../shared/payment/payment.ts';
import { findPayableTrade, type SwapOrder } from './swap-order.ts';

export interface SwapFlowProps {
  session: WalletSession;
  /** The form's current order. */
  order: SwapOrder;
  onSent: () => void;
  /** From the confirmation of the transaction until its dialog is closed. */
  onStart: () => void;
  onEnd: () => void;
}

export type SwapFlow = ReturnType<typeof useSwapFlow>;

/** From the offered order to its end. Expert mode skips the confirmation, but never the high-impact dialog. */
export function useSwapFlow({ session, order: offered, ...events }: SwapFlowProps) {
  const [step, setStep] = useState<'closed' | 'confirm' | 'impact' | 'sent'>('closed');
  const { order, changes, ...choosing } = useChosenOrder(offered);
  const { isExpert } = useSettings();
  const { progress, reset, ...sending } = useSending(session);
  const leave = () => {
    reset();
    setStep('closed');
    events.onEnd();
  };
  const send = async (chosen: SwapOrder, payment: Payment) => {
    setStep('sent');
    choosing.forgetAccepted();
    events.onStart();
    if (isSilentEnd(await sending.send(chosen, payment))) leave();
  };
  const confirm = (chosen: SwapOrder, payment: Payment) =>
    isImpactPrompted(chosen.trade) ? setStep('impact') : void send(chosen, payment);
  const start = (payment: Payment) => {
    choosing.chooseOffered();
    return isExpert ? confirm(offered, payment) : setStep('confirm');
  };
  const close = () => {
    if (isSubmitted(progress)) events.onSent();
    leave();
  };
  return {
    order,
    step,
    /** The order that the payment is computed for. */
    payable: step === 'closed' ? choosing.findPayable() : order,
    progress,
    start,
    close,
    ...changes,
    summary: toSummary(order),
    confirm: (payment: Payment) => confirm(order, payment),
    send: (payment: Payment) => void send(order, payment),
    refuseImpact: () => (isExpert ? close() : setStep('confirm')),
  };
}

/** The displayed order; the pools or the payee's name may have changed since. */
function useChosenOrder(offered: SwapOrder) {
  const [order, setOrder] = useState(offered);
  const [accepted, setAccepted] = useState<Trade>();
  return {
    order,
    chooseOffered: () => setOrder(offered),
    /** Changes of the displayed order that the user accepts in the confirmation. */
    changes: {
      accept: (priced: Trade) => {
        setAccepted(priced);
        setOrder({ ...order, trade: priced });
      },
      setSlippage: (slippageBps: number) => {
        updateSettings({ slippageBps });
        setOrder({ ...order, slippageBps });
      },
    },
    forgetAccepted: () => setAccepted(undefined),
    findPayable: (): SwapOrder => ({ ...offered, trade: findPayableTrade(offered.trade, accepted) }),
  };
}

function useSending(session: WalletSession) {
  const { deadlineSeconds } = useSettings();
  const { progress, run, reset } = useTransaction();
  const send = (order: SwapOrder, payment: Payment) => {
    // The sending code loads with the first swap.
    const loadPlan = async () => {
      const { createSwapPlan } = await import('./swap-plan.ts');
      return createSwapPlan(order, payment, toSummary(order), deadlineSeconds);
    };
    return run(loadPlan, toTransactionWallet(session));
  };
  return { progress, reset, send };
}

function isImpactPrompted(trade: Trade): boolean {
  return computePriceImpactConfirmation(computePriceImpactBps(trade)) !== 'none';
}

function toSummary({ trade, input, output, payee }: SwapOrder): string {
  const text = messages.exchange.summary;
  const paid = formatSummaryAmount(trade.amountIn, input);
  const received = formatSummaryAmount(trade.amountOut, output);
  const summary = payee
    ? text.swapTo(paid, received, payee.name ?? shortenAddress(payee.address))
    : text.swap(paid, received);
  return trade.split ? text.split(summary, trade.split.parts.length) : summary;
}
