import { type ReactNode, useId } from 'react';
import type { Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { useTypedAmount } from '../../../shared/ui/use-typed-amount.ts';
import { formatPlaces } from '../amount.ts';

const text = messages.prediction;

export interface StakeFieldProps {
  typed: string;
  /** Undefined without an account. */
  balance: Reading<bigint> | undefined;
  isDisabled: boolean;
  error: string | undefined;
  /** The value of the stake, in place of an error. */
  value?: ReactNode;
  onTyped: (typed: string) => void;
}

/** The stake as a number. */
export function StakeField({ typed, balance, isDisabled, error, value, onTyped }: StakeFieldProps) {
  const id = useId();
  const read = useTypedAmount(typed);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 text-caption text-muted">
        <label htmlFor={id}>{text.stake}</label>
        {balance && (
          <span>
            {text.balance}:{' '}
            <ReadingText
              reading={balance}
              format={(wei) => `${formatPlaces(wei)} BNB`}
              unknownReason={text.balanceUnknown}
              skeletonClassName="h-3 w-14"
            />
          </span>
        )}
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
            const next = read(event.target.value);
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
      <div className="min-h-5 pt-0.5 text-caption">
        <p id={`${id}-error`} role="alert" className="text-loss">
          {error}
        </p>
        {error === undefined && <p className="text-muted">{value}</p>}
      </div>
    </div>
  );
}
