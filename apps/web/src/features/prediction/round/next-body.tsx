import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { TurningRing } from '../../../shared/ui/spinner.tsx';
import { findEmptySide } from '../entry/empty-side.ts';
import { FigureList, PoolLine } from './round-figures.tsx';
import type { RoundView } from './round-view.ts';

const text = messages.prediction;

export interface NextBodyProps {
  round: RoundView;
  blockedReason: string | undefined;
  isEntering: boolean;
  onEnter: (isUp: boolean) => void;
}

/** The open round: choose a side, once. */
export function NextBody({ round, blockedReason, isEntering, onEnter }: NextBodyProps) {
  const { position } = round;
  const emptySide = findEmptySide(round);
  const isBlocked = position !== undefined || isEntering || blockedReason !== undefined;
  return (
    <>
      <FigureList>
        <PoolLine pool={round.pool} />
      </FigureList>
      <div className="mt-3 flex flex-wrap gap-2">
        <SideButton isUp isDisabled={isBlocked} onEnter={onEnter} />
        <SideButton isUp={false} isDisabled={isBlocked} onEnter={onEnter} />
      </div>
      <p
        aria-live="polite"
        className="mt-2 flex items-center justify-center gap-2 text-center text-caption text-balance text-muted"
      >
        {isEntering && position === undefined && <TurningRing size={16} />}
        {position
          ? text.entered(position.isUp ? text.up : text.down)
          : isEntering
            ? text.entering
            : blockedReason}
      </p>
      {emptySide !== undefined && blockedReason === undefined && (
        <p className="text-center text-caption text-balance text-muted">{emptySide}</p>
      )}
    </>
  );
}

type SideButtonProps = { isUp: boolean; isDisabled: boolean; onEnter: (isUp: boolean) => void };

function SideButton({ isUp, isDisabled, onEnter }: SideButtonProps) {
  return (
    <Button
      icon={isUp ? 'arrowUp' : 'arrowDown'}
      disabled={isDisabled}
      onClick={() => onEnter(isUp)}
      className={classNames(
        'grow basis-0 whitespace-nowrap',
        !isDisabled && (isUp ? 'bg-gain! text-on-gain!' : 'bg-loss! text-on-loss!'),
      )}
    >
      {isUp ? text.enterUp : text.enterDown}
    </Button>
  );
}
