import type { ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export interface DetailProps {
  label: string;
  /** The explanation of the label, behind a button. */
  about?: string;
  /** A value that takes a line of its own where it does not fit beside its label, as amounts with every digit. */
  isLong?: boolean;
  children: ReactNode;
}

/** One line of a list of details (`<dl>`). */
export function Detail({ label, about, isLong, children }: DetailProps) {
  return (
    <div className={classNames('flex min-h-6 items-center justify-between gap-x-2', isLong && 'flex-wrap')}>
      <dt className="inline-flex shrink-0 items-center gap-0.5 text-muted">
        {label}
        {about !== undefined && <Tooltip label={messages.ui.about(label)}>{about}</Tooltip>}
      </dt>
      <dd className="figures ml-auto min-w-0 text-right font-medium wrap-anywhere [&_time]:whitespace-normal">
        {children}
      </dd>
    </div>
  );
}
