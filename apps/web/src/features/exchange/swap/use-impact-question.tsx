import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { computePriceImpactConfirmation } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpact, computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import type { PaidQuestion } from '../../../shared/payment/paid-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useDelayedFlag } from '../../../shared/ui/use-delayed-flag.ts';

const text = messages.swapDialog;

export type ImpactAnswers = { readonly onYes: () => void; readonly onNo: () => void };

/** A further confirmation of a trade with a high price impact; beyond 10% the word must be typed. */
export function useImpactQuestion(trade: Trade, { onYes, onNo }: ImpactAnswers): PaidQuestion {
  const [typed, setTyped] = useState('');
  const isTyped = computePriceImpactConfirmation(computePriceImpactBps(trade)) === 'typed';
  const answer = (act: () => void) => () => {
    setTyped('');
    act();
  };
  return {
    title: text.impactConfirmTitle,
    content: (
      <>
        <InlineNotice tone="error">
          {text.impactConfirmText(formatPercent(computePriceImpact(trade)))}
        </InlineNotice>
        {isTyped && (
          <TextField
            label={text.impactConfirmType}
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
          />
        )}
      </>
    ),
    footer: (
      <div className="grid grid-cols-2 gap-2">
        <Button size="large" tone="quiet" onClick={answer(onNo)}>
          {text.impactConfirmNo}
        </Button>
        <YesButton isAllowed={!isTyped || typed.trim() === text.impactConfirmWord} onYes={answer(onYes)} />
      </div>
    ),
  };
}

/** The second click of a double click on the button before must not be an answer. */
const readingMs = 500;

function YesButton({ isAllowed, onYes }: { isAllowed: boolean; onYes: () => void }) {
  const isShown = useDelayedFlag(true, readingMs);
  return (
    <Button size="large" tone="danger" disabled={!isAllowed || !isShown} onClick={onYes}>
      {text.impactConfirmYes}
    </Button>
  );
}
