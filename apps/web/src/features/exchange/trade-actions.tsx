import { computePriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps } from '@tradewind/rules/exchange/trade';
import { messages } from '../../shared/message/messages.ts';
import { useSettings } from '../../shared/settings/settings-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ApproveAction } from './approve-action.tsx';
import { SwapDialog } from './swap-dialog.tsx';
import type { TradeActionsProps } from './trade-actions-props.ts';
import { useApproval } from './use-approval.ts';
import { computeLimits } from './swap-limits.ts';
import { useSwapFlow } from './use-swap-flow.ts';

const text = messages.exchange;

/** Approve where the token asks for it, then swap; both with their dialogs. */
export function TradeActions(props: TradeActionsProps) {
  const { session, trade, input, slippageBps } = props;
  const { isExpert } = useSettings();
  const flow = useSwapFlow(props);
  const needed = computeLimits({ trade, slippageBps }).amountIn;
  const approval = useApproval(session, input, needed);
  const severity = computePriceImpactSeverity(computePriceImpactBps(trade));
  const isApproved = approval.state === 'APPROVED';
  const needsApproval = input.kind === 'token' && (!isApproved || approval.wasAsked);
  const isBlocked = severity > 3 && !isExpert;
  return (
    <>
      <div className="grid gap-2">
        {needsApproval && <ApproveAction token={input} needed={needed} approval={approval} />}
        <Button
          size="large"
          isFullWidth
          tone={severity > 2 ? 'danger' : 'primary'}
          disabled={!isApproved || isBlocked}
          onClick={() => flow.start()}
          aria-haspopup="dialog"
        >
          {isBlocked ? toBlockedLabel(needsApproval) : severity > 2 ? text.swapAnyway : text.swap}
        </Button>
      </div>
      <SwapDialog {...props} flow={flow} />
    </>
  );
}

function toBlockedLabel(isBesideApprove: boolean): string {
  return isBesideApprove ? text.priceImpactHigh : text.priceImpactTooHigh;
}
