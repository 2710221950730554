import { messages } from '../message/messages.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { Button } from '../ui/button.tsx';
import type { SideWay } from './payment.ts';
import type { PaidSide } from './use-payment.ts';

const text = messages.payment;

export interface ApproveButtonProps {
  side: PaidSide;
  onClick: () => void;
}

/** Requests an approval where the write needs one first; stays as `Approved` after an approval here. */
export function ApproveButton({ side: { asset, approval, way }, onClick }: ApproveButtonProps) {
  const { state, isRunning, wasRequested } = approval;
  if (asset.kind === 'native' || isBetter(way)) return null;
  if (way !== 'approve' && !wasRequested && state !== 'UNKNOWN') return null;
  return (
    <Button
      size="large"
      isFullWidth
      disabled={state === 'APPROVED' || state === 'UNKNOWN'}
      isBusy={state === 'PENDING' || isRunning}
      onClick={onClick}
      aria-haspopup="dialog"
    >
      {toLabel(approval, formatSymbol(asset.symbol))}
    </Button>
  );
}

/** The same as an alternative to a better way. */
export function ApproveInsteadButton({ side: { asset, way }, onClick }: ApproveButtonProps) {
  if (!isBetter(way)) return null;
  return (
    <Button size="small" tone="quiet" isFullWidth onClick={onClick} aria-haspopup="dialog">
      {text.approveInstead(formatSymbol(asset.symbol))}
    </Button>
  );
}

function isBetter(way: SideWay): boolean {
  return way === 'permit' || way === 'batch';
}

function toLabel({ state, isRunning }: PaidSide['approval'], symbol: string): string {
  if (state === 'APPROVED') return text.approved;
  return state === 'PENDING' || isRunning ? text.approving(symbol) : text.approve(symbol);
}
