import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

const text = messages.prediction;

export interface SideChoiceProps {
  isUp: boolean;
  isDisabled: boolean;
  onSide: (isUp: boolean) => void;
}

/** The side that was chosen on the card; it can still be changed. */
export function SideChoice({ isUp, isDisabled, onSide }: SideChoiceProps) {
  return (
    <fieldset aria-label={text.side} className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
      {[true, false].map((side) => (
        <button
          key={String(side)}
          type="button"
          aria-pressed={side === isUp}
          disabled={isDisabled}
          onClick={() => onSide(side)}
          className={classNames(
            'flex min-h-11 items-center justify-center gap-1.5 rounded-small text-small font-semibold transition-colors',
            side !== isUp
              ? 'text-muted hover:text-text'
              : side
                ? 'bg-gain text-on-gain'
                : 'bg-loss text-on-loss',
          )}
        >
          <Icon name={side ? 'arrowUp' : 'arrowDown'} size={18} />
          {side ? text.up : text.down}
        </button>
      ))}
    </fieldset>
  );
}
