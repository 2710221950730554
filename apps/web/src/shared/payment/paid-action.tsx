import { useState } from 'react';
import { messages } from '../message/messages.ts';
import { toCurrencyId } from '../token-list/currency.ts';
import { Button, type ButtonTone } from '../ui/button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { ApproveButton, ApproveInsteadButton } from './approve-button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { toPaidHint, toPaidLabel } from './paid-label.ts';
import { isPayable } from './payment.ts';
import { isTokenCharge } from './spender.ts';
import type { PaidSide, usePayment } from './use-payment.ts';

const text = messages.payment;

export interface PaidActionProps {
  paid: ReturnType<typeof usePayment>;
  /** The action once the spender may take everything. */
  label: string;
  tone?: ButtonTone;
  disabled?: boolean;
  onClick: () => void;
}

/**
 * The action of a card; its text names the required signatures.
 * Required approvals are before it, optional ones after it.
 */
export function PaidAction({ paid, label, tone = 'primary', disabled = false, onClick }: PaidActionProps) {
  const { payment, sides, failed } = paid;
  // Only shown where the failure occurred, not again beside other tokens.
  const [failedBefore] = useState(failed);
  const [approvingId, setApprovingId] = useState<string>();
  const toButtonProps = (side: PaidSide) => ({
    side,
    onClick: () => setApprovingId(toCurrencyId(side.asset)),
  });
  return (
    <div className="grid gap-2">
      {failed && failed !== failedBefore && payment.kind !== 'allowed' && (
        <InlineNotice tone="information">{text[`${failed}Failed`]}</InlineNotice>
      )}
      {sides.map((side) => (
        <ApproveButton key={toCurrencyId(side.asset)} {...toButtonProps(side)} />
      ))}
      <Button
        size="large"
        isFullWidth
        tone={tone}
        disabled={disabled || !isPayable(payment)}
        onClick={onClick}
        aria-haspopup="dialog"
      >
        {disabled ? label : toPaidLabel(payment, label)}
      </Button>
      <p className="text-center text-small text-muted empty:hidden">{toPaidHint(payment)}</p>
      {sides.map((side) => (
        <ApproveInsteadButton key={toCurrencyId(side.asset)} {...toButtonProps(side)} />
      ))}
      <OpenApproval
        side={sides.find(({ asset }) => toCurrencyId(asset) === approvingId)}
        onClose={() => setApprovingId(undefined)}
      />
    </div>
  );
}

/** The dialog of the side that is being approved. It stays open to the end even when the side's way changes. */
function OpenApproval({ side, onClose }: { side: PaidSide | undefined; onClose: () => void }) {
  if (!side || !isTokenCharge(side)) return null;
  const { approval } = side;
  const close = () => {
    approval.reset();
    onClose();
  };
  return <ApproveDialog charge={side} approval={approval} onClose={close} />;
}
