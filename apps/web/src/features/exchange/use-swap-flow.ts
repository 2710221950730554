import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { useSettings } from '../../shared/settings/settings-store.ts';
import { useTransaction } from '../../shared/transaction/transaction.mutation.ts';
import { shortenAddress } from '../../shared/ui/address.ts';
import { toTransactionWallet } from '../../shared/wallet/to-transaction-wallet.ts';
import { formatSummaryAmount } from './format-currency-amount.ts';
import { toSwapOrder } from './swap-order.ts';
import { createSwapPlan } from './swap-plan.ts';
import type { TradeActionsProps } from './trade-actions-props.ts';

export type SwapFlow = ReturnType<typeof useSwapFlow>;

/** From the offered trade to its end; an expert goes without the first look, and nobody without the impact's yes. */
export function useSwapFlow(form: TradeActionsProps) {
  const [step, setStep] = useState<'closed' | 'confirm' | 'impact' | 'sent'>('closed');
  const [trade, setTrade] = useState(form.trade);
  const { deadlineSeconds, isExpert } = useSettings();
  const { progress, run, reset } = useTransaction();

  const send = (wanted: Trade) => {
    const order = { ...form, trade: wanted };
    setStep('sent');
    form.onStart();
    const plan = createSwapPlan(toSwapOrder(order), toSummary(order), deadlineSeconds);
    void run(plan, toTransactionWallet(form.session));
  };
  const confirm = (wanted: Trade) => {
    const isAsked = computePriceImpactConfirmation(computePriceImpactBps(wanted)) !== 'none';
    return isAsked ? setStep('impact') : send(wanted);
  };
  const start = () => {
    setTrade(form.trade);
    return isExpert ? confirm(form.trade) : setStep('confirm');
  };
  const close = () => {
    if ('hash' in progress) form.onSent();
    reset();
    setStep('closed');
    form.onEnd();
  };
  return {
    step,
    trade,
    summary: toSummary({ ...form, trade }),
    progress,
    start,
    close,
    accept: () => setTrade(form.trade),
    confirm: () => confirm(trade),
    send: () => send(trade),
    refuseImpact: () => (isExpert ? close() : setStep('confirm')),
  };
}

function toSummary({ trade, input, output, recipient }: TradeActionsProps): string {
  const text = messages.exchange.summary;
  const paid = formatSummaryAmount(trade.amountIn, input);
  const received = formatSummaryAmount(trade.amountOut, output);
  return recipient ? text.swapTo(paid, received, shortenAddress(recipient)) : text.swap(paid, received);
}
