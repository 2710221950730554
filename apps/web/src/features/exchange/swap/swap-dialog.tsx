import type { Trade } from '@tradewind/rules/exchange/trade';
import { messages } from '../../../shared/message/messages.ts';
import { PaidDialog } from '../../../shared/payment/paid-dialog.tsx';
import type { usePayment } from '../../../shared/payment/use-payment.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { toCurrencyId } from '../../../shared/token-list/currency.ts';
import { WaysOn } from '../../../shared/transaction/ways-on.tsx';
import { listSwapAmounts } from './swap-amounts.ts';
import { SwapConfirm } from './swap-confirm.tsx';
import type { SwapOrder } from './swap-order.ts';
import { createSwapPlan } from './swap-plan.ts';
import { SwapTerms } from './swap-terms.tsx';
import { useImpactQuestion } from './use-impact-question.tsx';
import type { SwapFlow } from './use-swap-flow.ts';

const text = messages.swapDialog;

export interface SwapDialogProps {
  flow: SwapFlow;
  /** The pools' current offer. */
  offered: Trade;
  /** How the input of the flow's order is paid. */
  paid: ReturnType<typeof usePayment>;
}

/** A swap from its terms to its receipt. */
export function SwapDialog({ flow, offered, paid }: SwapDialogProps) {
  const { order, progress, summary } = flow;
  const { deadlineSeconds } = useSettings();
  const review = { order, offered, payment: paid.payment };
  const question = useImpactQuestion(order.trade, {
    onYes: () => flow.send(paid),
    onNo: flow.refuseImpact,
  });
  return (
    <PaidDialog
      title={text.confirmTitle}
      paid={paid}
      prefersApproval={flow.step === 'approve'}
      plan={createSwapPlan(order, paid, summary, deadlineSeconds)}
      progress={progress}
      summary={summary}
      amounts={listSwapAmounts(order)}
      terms={<SwapTerms {...review} onAccept={flow.accept} onSlippage={flow.setSlippage} />}
      confirm={<SwapConfirm {...review} onConfirm={() => flow.confirm(paid)} />}
      question={flow.step === 'impact' ? question : undefined}
      next={<SwapNext order={order} onAgain={flow.close} />}
      onClose={flow.close}
    />
  );
}

function SwapNext({ order: { input, output }, onAgain }: { order: SwapOrder; onAgain: () => void }) {
  return (
    <WaysOn
      to={`/add/${toCurrencyId(input)}/${toCurrencyId(output)}`}
      toLabel={text.done.addLiquidity}
      label={text.done.again}
      onClick={onAgain}
    />
  );
}
