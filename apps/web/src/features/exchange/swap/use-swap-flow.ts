import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { updateSettings, useSettings } from '../../../shared/settings/settings-store.ts';
import { isRejected, isSilentEnd, isSubmitted } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { isPayable, type PaidWay } from '../../../shared/payment/payment.ts';
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

/** `approve`: the confirmation with an approval first, where a signature or a batch would do. */
type SwapStep = 'closed' | 'confirm' | 'approve' | 'impact' | 'sent';

export type SwapFlow = ReturnType<typeof useSwapFlow>;

/** From the offered order to its end. Expert mode skips the confirmation, but never the high-impact question. */
export function useSwapFlow(props: SwapFlowProps) {
  const { order: offered, onSent } = props;
  const [step, setStep] = useState<SwapStep>('closed');
  const { order, changes, ...choosing } = useChosenOrder(offered);
  const { isExpert } = useSettings();
  const { progress, leave, ...sending } = useSending(props, setStep);
  const send = (chosen: SwapOrder, paid: PaidWay) => {
    choosing.forgetAccepted();
    void sending.send(chosen, paid);
  };
  const confirm = (chosen: SwapOrder, paid: PaidWay) =>
    isImpactPrompted(chosen.trade) ? setStep('impact') : send(chosen, paid);
  const open = (first: 'confirm' | 'approve') => {
    choosing.chooseOffered();
    setStep(first);
  };
  const close = () => {
    if (isSubmitted(progress)) onSent();
    leave();
  };
  return {
    order,
    step,
    /** The order that the payment is computed for. */
    payable: step === 'closed' ? choosing.findPayable() : order,
    progress,
    start: (paid: PaidWay) => {
      open('confirm');
      if (isExpert && isPayable(paid.payment)) confirm(offered, paid);
    },
    startApproval: () => open('approve'),
    close,
    ...changes,
    summary: toSummary(order),
    confirm: (paid: PaidWay) => confirm(order, paid),
    send: (paid: PaidWay) => send(order, paid),
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

function useSending({ session, onStart, onEnd }: SwapFlowProps, setStep: (step: SwapStep) => void) {
  const { deadlineSeconds } = useSettings();
  const { progress, run, reset } = useTransaction();
  const leave = () => {
    reset();
    setStep('closed');
    onEnd();
  };
  const send = async (order: SwapOrder, paid: PaidWay) => {
    // The sending code loads with the first swap.
    const loadPlan = async () => {
      const { createSwapPlan } = await import('./swap-plan.ts');
      return createSwapPlan(order, paid, toSummary(order), deadlineSeconds);
    };
    setStep('sent');
    onStart();
    const end = await run(loadPlan, toTransactionWallet(session));
    if (isSilentEnd(end)) leave();
    if (!isRejected(end)) return;
    // The same terms can be sent again.
    setStep('confirm');
    onEnd();
  };
  return { progress, leave, send };
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
