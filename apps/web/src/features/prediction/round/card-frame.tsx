import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon, type IconName } from '../../../shared/ui/icon.tsx';
import type { Stage } from './round-view.ts';

const text = messages.prediction;

export interface CardFrameProps {
  epoch: number;
  stage: Stage;
  /** In the header, before its number. */
  countdown?: ReactNode;
  /** Beside its number. */
  action?: ReactNode;
  /** Below the header, over the whole width. */
  progress?: ReactNode;
  children: ReactNode;
}

const icons: Record<Stage, IconName> = {
  later: 'clock',
  next: 'sailboat',
  live: 'compass',
  calculating: 'refresh',
  expired: 'check',
};

const heads: Record<Stage, string> = {
  later: 'text-muted',
  next: 'bg-accent text-on-accent',
  live: 'text-accent',
  calculating: 'text-warning',
  expired: 'text-muted',
};

/** One round, with its stage and number in the header. */
export function CardFrame({ epoch, stage, countdown, action, progress, children }: CardFrameProps) {
  return (
    <article
      aria-label={text.roundOf(String(epoch), text.stage[stage])}
      data-stage={stage}
      data-epoch={epoch}
      className={classNames(
        'flex w-full flex-col overflow-hidden rounded-card border bg-raised shadow-card',
        stage === 'live' || stage === 'next' ? 'border-accent' : 'border-line',
      )}
    >
      <header
        className={classNames('flex min-h-11 shrink-0 items-center gap-2 px-4 text-small', heads[stage])}
      >
        <Icon name={icons[stage]} size={18} className="shrink-0" />
        <h2 className="font-semibold">{text.stage[stage]}</h2>
        {countdown}
        <span className={classNames('figures ml-auto', stage !== 'next' && 'text-muted')}>
          {text.epoch(String(epoch))}
        </span>
        {action}
      </header>
      {progress ?? <div aria-hidden className="h-1 shrink-0 bg-sunken" />}
      <div className="flex grow flex-col px-3 py-2">{children}</div>
    </article>
  );
}
