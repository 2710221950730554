import { computePriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { useSettings } from '../../shared/settings/settings-store.ts';
import { formatSymbol } from '../../shared/token-list/currency.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';
import type { TradeActionsProps } from './trade-actions-props.ts';
import { useApproval } from './use-approval.ts';
import { computeLimits } from './swap-limits.ts';
import { useSwapFlow } from './use-swap-flow.ts';

const text = messages.exchange;

/** Approve where the token asks for it, then swap; both with their dialogs. */
export function TradeActions(props: TradeActionsProps) {
  const { session, trade, input, slippageBps } = props;
  const [isApproving, setIsApproving] = useState(false);
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
        {needsApproval && (
          <Button
            size="large"
            isFullWidth
            disabled={isApproved || approval.state === 'UNKNOWN'}
            isBusy={approval.state === 'PENDING' || approval.isRunning}
            onClick={() => setIsApproving(true)}
            aria-haspopup="dialog"
          >
            {toApproveLabel(approval, formatSymbol(input.symbol))}
          </Button>
        )}
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
      {isApproving && input.kind === 'token' && (
        <ApproveDialog
          token={input}
          needed={needed}
          approval={approval}
          onClose={() => {
            approval.reset();
            setIsApproving(false);
          }}
        />
      )}
      <SwapDialog {...props} flow={flow} />
    </>
  );
}

function toApproveLabel({ state, isRunning }: ReturnType<typeof useApproval>, symbol: string): string {
  if (state === 'APPROVED') return text.approved;
  return state === 'PENDING' || isRunning ? text.approving(symbol) : text.approve(symbol);
}

function toBlockedLabel(isBesideApprove: boolean): string {
  return isBesideApprove ? text.priceImpactHigh : text.priceImpactTooHigh;
}
