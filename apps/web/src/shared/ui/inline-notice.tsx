import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type InlineNoticeTone = 'information' | 'warning' | 'error';

export interface InlineNoticeProps {
  tone: InlineNoticeTone;
  title?: string;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
}

const toneClass: Record<InlineNoticeTone, string> = {
  information: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-loss-soft text-loss',
};

/** A message inside a card, such as a price impact warning. An error is announced at once. */
export function InlineNotice({ tone, title, children, action }: InlineNoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames('flex gap-2.5 rounded-control p-3 text-small', toneClass[tone])}
    >
      <Icon name={tone} className="shrink-0" />
      <div className="min-w-0 grow">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-text">{children}</div>}
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
