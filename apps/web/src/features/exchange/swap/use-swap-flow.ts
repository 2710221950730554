import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import type { Payee } from '../../../shared/ens/recipient.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { isSilentEnd, isSubmitted } from '../../../shared/transaction/transaction-progress.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { Payment } from '../../../shared/payment/payment.ts';
import { findPayableTrade } from './payable-trade.ts';
import type { TradeActionsProps } from './trade-actions-props.ts';

export type SwapFlow = ReturnType<typeof useSwapFlow>;

/** The displayed trade; the pools or the payee's name may have changed since. */
type Choice = { readonly trade: Trade; readonly payee: Payee | null };

/** From the offered trade to its end. Expert mode skips the confirmation, but never the high-impact dialog. */
export function useSwapFlow(form: TradeActionsProps) {
  const [step, setStep] = useState<'closed' | 'confirm' | 'impact' | 'sent'>('closed');
  const { choice, accept, ...choosing } = useChoice(form);
  const { isExpert } = useSettings();
  const { progress, reset, ...sending } = useSending(form);
  const leave = () => {
    reset();
    setStep('closed');
    form.onEnd();
  };
  const send = async (chosen: Choice, payment: Payment) => {
    setStep('sent');
    choosing.forgetAccepted();
    form.onStart();
    if (isSilentEnd(await sending.send(chosen, payment))) leave();
  };
  const confirm = (chosen: Choice, payment: Payment) =>
    isImpactAsked(chosen.trade) ? setStep('impact') : void send(chosen, payment);
  const start = (payment: Payment) => {
    const offered = choosing.chooseOffered();
    return isExpert ? confirm(offered, payment) : setStep('confirm');
  };
  const close = () => {
    if (isSubmitted(progress)) form.onSent();
    leave();
  };
  return {
    ...choice,
    step,
    /** The trade that the payment is computed for. */
    payable: step === 'closed' ? choosing.findPayable() : choice.trade,
    progress,
    start,
    close,
    accept,
    summary: toSummary({ ...form, ...choice }),
    confirm: (payment: Payment) => confirm(choice, payment),
    send: (payment: Payment) => void send(choice, payment),
    refuseImpact: () => (isExpert ? close() : setStep('confirm')),
  };
}

function useChoice({ trade, payee }: TradeActionsProps) {
  const offered: Choice = { trade, payee };
  const [choice, setChoice] = useState(offered);
  const [accepted, setAccepted] = useState<Trade>();
  return {
    choice,
    chooseOffered: () => {
      setChoice(offered);
      return offered;
    },
    accept: (priced: Trade) => {
      setAccepted(priced);
      setChoice({ trade: priced, payee: choice.payee });
    },
    forgetAccepted: () => setAccepted(undefined),
    findPayable: () => findPayableTrade(trade, accepted),
  };
}

function useSending(form: TradeActionsProps) {
  const { deadlineSeconds } = useSettings();
  const { progress, run, reset } = useTransaction();
  const send = (chosen: Choice, payment: Payment) => {
    const order = { ...form, ...chosen };
    // The sending code loads with the first swap.
    const loadPlan = async () => {
      const { createSwapPlan } = await import('./swap-plan.ts');
      return createSwapPlan(order, payment, toSummary(order), deadlineSeconds);
    };
    return run(loadPlan, toTransactionWallet(form.session));
  };
  return { progress, reset, send };
}

function isImpactAsked(trade: Trade): boolean {
  return computePriceImpactConfirmation(computePriceImpactBps(trade)) !== 'none';
}

function toSummary({ trade, input, output, payee }: TradeActionsProps): string {
  const text = messages.exchange.summary;
  const paid = formatSummaryAmount(trade.amountIn, input);
  const received = formatSummaryAmount(trade.amountOut, output);
  const summary = payee
    ? text.swapTo(paid, received, payee.name ?? shortenAddress(payee.address))
    : text.swap(paid, received);
  return trade.split ? text.split(summary, trade.split.parts.length) : summary;
}
