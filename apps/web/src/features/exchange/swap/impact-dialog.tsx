import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpact, computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { DangerDialog } from '../../../shared/ui/danger-dialog.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

const text = messages.exchange;

export interface ImpactDialogProps {
  trade: Trade;
  onYes: () => void;
  onNo: () => void;
}

/** A further confirmation of a trade with a high price impact; beyond 10% the word must be typed. */
export function ImpactDialog({ trade, onYes, onNo }: ImpactDialogProps) {
  const [typed, setTyped] = useState('');
  const isTyped = computePriceImpactConfirmation(computePriceImpactBps(trade)) === 'typed';
  const isAllowed = !isTyped || typed.trim() === text.impactConfirmWord;
  return (
    <DangerDialog
      title={text.impactConfirmTitle}
      yesLabel={text.impactConfirmYes}
      noLabel={text.impactConfirmNo}
      onYes={onYes}
      onNo={onNo}
      isAllowed={isAllowed}
    >
      <InlineNotice tone="error">
        {text.impactConfirmText(formatPercent(computePriceImpact(trade)))}
      </InlineNotice>
      {isTyped && (
        <TextField
          className="mt-4"
          label={text.impactConfirmType}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
        />
      )}
    </DangerDialog>
  );
}
