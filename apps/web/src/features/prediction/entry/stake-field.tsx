import type { ParsedAmount } from '@tradewind/rules/amount/parse-amount';
import { useId } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { toAmountText } from '../../../shared/ui/amount-text.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { formatPlaces } from '../amount.ts';
import { computePercent, computeShare } from './entry-form.ts';

const text = messages.prediction;
const shortcuts = [10, 25, 50, 75, 100] as const;

export interface StakeFieldProps {
  typed: string;
  amount: ParsedAmount;
  balance: Reading<bigint>;
  isDisabled: boolean;
  error: string | undefined;
  onTyped: (typed: string) => void;
}

/** The stake as a number, or as a part of the balance by slider or shortcut. */
export function StakeField({ typed, amount, balance, isDisabled, error, onTyped }: StakeFieldProps) {
  const id = useId();
  const known = findValue(balance);
  const percent = computePercent(amount, known);
  const canShare = !isDisabled && known !== undefined;
  const share = (part: number) => known !== undefined && onTyped(computeShare(known, part));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 text-caption text-muted">
        <label htmlFor={id}>{text.stake}</label>
        {!isDisabled || known !== undefined ? (
          <span>
            {text.balance}:{' '}
            <ReadingText
              reading={balance}
              format={(wei) => `${formatPlaces(wei)} BNB`}
              unknownReason={text.balanceUnknown}
              skeletonClassName="h-3 w-14"
            />
          </span>
        ) : null}
      </div>
      <div
        className={classNames(
          'mt-1 flex items-center gap-2 rounded-control border bg-sunken px-3 focus-within:border-accent',
          error === undefined ? 'border-line' : 'border-loss',
        )}
      >
        <input
          id={id}
          value={typed}
          onChange={(event) => {
            const next = toAmountText(event.target.value, typed);
            if (next !== undefined) onTyped(next);
          }}
          disabled={isDisabled}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder={messages.ui.amountPlaceholder}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-error`}
          className="figures min-h-12 min-w-0 grow bg-transparent text-title font-medium placeholder:text-muted focus:outline-none"
        />
        <span className="text-small font-semibold">BNB</span>
      </div>
      <p id={`${id}-error`} role="alert" className="min-h-5 pt-0.5 text-caption text-loss">
        {error}
      </p>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        disabled={!canShare}
        onChange={(event) => share(Number(event.target.value))}
        aria-label={text.share}
        aria-valuetext={text.percent(percent)}
        className="block h-8 w-full cursor-pointer accent-(--accent) disabled:cursor-default disabled:opacity-50"
      />
      <div className="grid grid-cols-5 gap-1.5">
        {shortcuts.map((shortcut) => (
          <button
            key={shortcut}
            type="button"
            disabled={!canShare}
            onClick={() => share(shortcut)}
            className="touch-target min-h-9 rounded-small bg-accent-soft text-caption font-semibold text-accent hover:brightness-97 disabled:pointer-events-none disabled:bg-sunken disabled:text-muted dark:hover:brightness-115"
          >
            {shortcut === 100 ? text.max : text.percent(shortcut)}
          </button>
        ))}
      </div>
    </div>
  );
}
