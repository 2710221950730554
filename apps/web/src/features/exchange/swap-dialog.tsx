import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { messages } from '../../shared/message/messages.ts';
import { useSettings } from '../../shared/settings/settings-store.ts';
import { useTransaction } from '../../shared/transaction/transaction.mutation.ts';
import { TransactionDialog } from '../../shared/transaction/transaction-dialog.tsx';
import { toTransactionWallet } from '../../shared/wallet/to-transaction-wallet.ts';
import { shortenAddress } from '../../shared/ui/address.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { formatSummaryAmount } from './format-currency-amount.ts';
import { ImpactDialog } from './impact-dialog.tsx';
import { createSwapPlan } from './swap-plan.ts';
import { findAddress } from './swap-problem.ts';
import type { TradeActionsProps } from './trade-actions-props.ts';

export interface SwapDialogProps extends TradeActionsProps {
  onClose: () => void;
}

/** From the offered trade to its end: look at it, confirm a high impact, then the transaction. */
export function SwapDialog(props: SwapDialogProps) {
  const { trade: offered, session } = props;
  const [confirmed, setConfirmed] = useState(offered);
  const [isAskingImpact, setIsAskingImpact] = useState(false);
  const [summary, setSummary] = useState('');
  const { deadlineSeconds } = useSettings();
  const { progress, run, reset } = useTransaction();

  const send = () => {
    setIsAskingImpact(false);
    const line = toSummary({ ...props, trade: confirmed });
    setSummary(line);
    props.onStart();
    const order = toOrder({ ...props, trade: confirmed });
    void run(createSwapPlan(order, line, deadlineSeconds), toTransactionWallet(session));
  };
  const confirm = () => {
    const isAsked = computePriceImpactConfirmation(computePriceImpactBps(confirmed)) !== 'none';
    return isAsked ? setIsAskingImpact(true) : send();
  };
  const close = () => {
    if ('hash' in progress) props.onSent();
    reset();
    props.onClose();
    props.onEnd();
  };
  if (progress.stage !== 'idle')
    return <TransactionDialog progress={progress} summary={summary} onClose={close} />;
  if (isAskingImpact)
    return <ImpactDialog trade={confirmed} onYes={send} onNo={() => setIsAskingImpact(false)} />;
  return (
    <ConfirmDialog
      {...props}
      trade={confirmed}
      offered={offered}
      onAccept={() => setConfirmed(offered)}
      onConfirm={confirm}
      onClose={close}
    />
  );
}

function toOrder({ trade, input, output, slippageBps, recipient, session }: SwapDialogProps) {
  return {
    trade,
    isNativeIn: input.kind === 'native',
    isNativeOut: output.kind === 'native',
    slippageBps,
    recipient: (recipient && findAddress(recipient)) || session.account,
    router: getExchange().router,
  };
}

function toSummary({ trade, input, output, recipient }: SwapDialogProps): string {
  const text = messages.exchange.summary;
  const paid = formatSummaryAmount(trade.amountIn, input);
  const received = formatSummaryAmount(trade.amountOut, output);
  return recipient ? text.swapTo(paid, received, shortenAddress(recipient)) : text.swap(paid, received);
}
