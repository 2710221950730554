import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { messages } from '../../shared/message/messages.ts';
import { useSettings } from '../../shared/settings/settings-store.ts';
import { useTransaction } from '../../shared/transaction/transaction.mutation.ts';
import { shortenAddress } from '../../shared/ui/address.ts';
import { toTransactionWallet } from '../../shared/wallet/to-transaction-wallet.ts';
import { formatSummaryAmount } from './format-currency-amount.ts';
import { createSwapPlan } from './swap-plan.ts';
import type { TradeActionsProps } from './trade-actions-props.ts';

export type SwapFlow = ReturnType<typeof useSwapFlow>;

/** What the person looked at: the pools and the name of the payee may offer something else meanwhile. */
type Confirmed = Pick<TradeActionsProps, 'trade' | 'payee'>;

/** From the offered trade to its end; an expert goes without the first look, and nobody without the impact's yes. */
export function useSwapFlow(form: TradeActionsProps) {
  const [step, setStep] = useState<'closed' | 'confirm' | 'impact' | 'sent'>('closed');
  const [confirmed, setConfirmed] = useState<Confirmed>(form);
  const { deadlineSeconds, isExpert } = useSettings();
  const { progress, run, reset } = useTransaction();

  const send = (wanted: Confirmed) => {
    const order = { ...form, ...wanted };
    setStep('sent');
    form.onStart();
    const plan = createSwapPlan(toOrder(order), order.payee, toSummary(order), deadlineSeconds);
    void run(plan, toTransactionWallet(form.session));
  };
  const confirm = (wanted: Confirmed) => {
    const isAsked = computePriceImpactConfirmation(computePriceImpactBps(wanted.trade)) !== 'none';
    return isAsked ? setStep('impact') : send(wanted);
  };
  const start = () => {
    const { trade, payee } = form;
    setConfirmed({ trade, payee });
    return isExpert ? confirm({ trade, payee }) : setStep('confirm');
  };
  const close = () => {
    if ('hash' in progress) form.onSent();
    reset();
    setStep('closed');
    form.onEnd();
  };
  return {
    step,
    ...confirmed,
    summary: toSummary({ ...form, ...confirmed }),
    progress,
    start,
    close,
    accept: () => setConfirmed({ ...confirmed, trade: form.trade }),
    confirm: () => confirm(confirmed),
    send: () => send(confirmed),
    refuseImpact: () => (isExpert ? close() : setStep('confirm')),
  };
}

function toOrder({ trade, input, output, slippageBps, payee, session }: TradeActionsProps) {
  return {
    trade,
    isNativeIn: input.kind === 'native',
    isNativeOut: output.kind === 'native',
    slippageBps,
    recipient: payee?.address ?? session.account,
    router: getExchange().router,
  };
}

function toSummary({ trade, input, output, payee }: TradeActionsProps): string {
  const text = messages.exchange.summary;
  const paid = formatSummaryAmount(trade.amountIn, input);
  const received = formatSummaryAmount(trade.amountOut, output);
  if (!payee) return text.swap(paid, received);
  return text.swapTo(paid, received, payee.name ?? shortenAddress(payee.address));
}
