import type { ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { Tooltip } from './tooltip.tsx';

export interface DetailProps {
  label: string;
  /** The explanation of the label, behind a button. */
  about?: string;
  children: ReactNode;
}

/** One line of a list of details (`<dl>`). */
export function Detail({ label, about, children }: DetailProps) {
  return (
    <div className="flex min-h-6 items-center justify-between gap-4">
      <dt className="inline-flex shrink-0 items-center gap-1 text-muted">
        {label}
        {about !== undefined && <Tooltip label={messages.ui.about(label)}>{about}</Tooltip>}
      </dt>
      <dd className="figures min-w-0 text-right font-medium wrap-anywhere [&_time]:whitespace-normal">
        {children}
      </dd>
    </div>
  );
}
