import { useState } from 'react';
import { messages } from '../message/messages.ts';
import { formatSymbol, toCurrencyId } from '../token-list/currency.ts';
import { Button, type ButtonTone } from '../ui/button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { toPaidHint, toPaidLabel } from './paid-label.ts';
import type { PaidSide, usePayment } from './use-payment.ts';

const text = messages.payment;

export interface PaidButtonProps {
  paid: ReturnType<typeof usePayment>;
  /** The action once the spender may take everything. */
  label: string;
  tone?: ButtonTone;
  disabled?: boolean;
  onClick: () => void;
  /** Opens the write with its approval first. */
  onApprove: () => void;
}

/** The button of a card that opens a paid write; its text names the required signatures. */
export function PaidButton({ paid, label, tone = 'primary', disabled = false, ...events }: PaidButtonProps) {
  const { payment, sides, failed } = paid;
  // Only shown where the failure occurred, not again beside other tokens.
  const [failedBefore] = useState(failed);
  return (
    <div className="grid gap-2">
      {failed && failed !== failedBefore && payment.kind !== 'allowed' && (
        <InlineNotice tone="information">{text[`${failed}Failed`]}</InlineNotice>
      )}
      <Button
        size="large"
        isFullWidth
        tone={tone}
        disabled={disabled || payment.kind === 'unknown'}
        onClick={events.onClick}
        aria-haspopup="dialog"
      >
        {disabled ? label : toPaidLabel(payment, label)}
      </Button>
      <p className="text-center text-small text-muted empty:hidden">{toPaidHint(payment)}</p>
      {sides.map((side) => (
        <ApprovalButton
          key={toCurrencyId(side.asset)}
          side={side}
          isWriteOff={disabled}
          onClick={events.onApprove}
        />
      ))}
    </div>
  );
}

/** The approval beside a better way, or beside a write that is off. */
function ApprovalButton({
  side,
  isWriteOff,
  onClick,
}: {
  side: PaidSide;
  isWriteOff: boolean;
  onClick: () => void;
}) {
  const { asset, way } = side;
  const symbol = formatSymbol(asset.symbol);
  const isBetter = way === 'permit' || way === 'batch';
  if (!isBetter && !(way === 'approve' && isWriteOff)) return null;
  return (
    <Button size="small" tone="quiet" isFullWidth onClick={onClick} aria-haspopup="dialog">
      {isBetter ? text.approveInstead(symbol) : text.approve(symbol)}
    </Button>
  );
}
