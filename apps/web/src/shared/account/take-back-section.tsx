import type { ReactNode } from 'react';
import { findValue, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { Card } from '../ui/card.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const text = messages.takeBack;

export interface TakeBackSectionProps<Line> {
  title: string;
  lines: Reading<readonly Line[]>;
  /** Said only where the contracts answered. */
  emptyText: string;
  retry: () => void;
  isRetrying: boolean;
  children: (line: Line) => ReactNode;
  /** Below the lines. */
  footer?: ReactNode;
}

/** What the contracts of one area hold of an account. A chain that does not answer is never an empty list. */
export function TakeBackSection<Line>(props: TakeBackSectionProps<Line>) {
  const { title, lines, emptyText, retry, isRetrying, children, footer } = props;
  const known = findValue(lines);
  return (
    <Card as="section" aria-label={title} className="grid gap-3 p-4 tablet:p-6">
      <h2 className="text-title font-semibold">{title}</h2>
      {lines.state === 'loading' && <Skeleton className="h-16 w-full" />}
      {lines.state === 'unknown' && (
        <InlineNotice
          tone="warning"
          title={text.unknownTitle}
          action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
        >
          {text.unknown}
        </InlineNotice>
      )}
      {lines.state === 'stale' && <p className="text-small text-warning">{messages.ui.stale}</p>}
      {known?.length === 0 && <p className="text-small text-muted">{emptyText}</p>}
      {known !== undefined && known.length > 0 && (
        <ul className={lines.state === 'stale' ? 'divide-y divide-line faded' : 'divide-y divide-line'}>
          {known.map(children)}
        </ul>
      )}
      {footer}
    </Card>
  );
}

export interface TakeBackRowProps {
  what: ReactNode;
  /** Since when, and what follows from it. */
  since: ReactNode;
  note?: ReactNode;
  /** How much. */
  amount: ReactNode;
  action: ReactNode;
}

/** One line: what, since when, how much, and the button that takes it back. */
export function TakeBackRow({ what, since, note, amount, action }: TakeBackRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold wrap-anywhere">{what}</p>
        <p className="text-small text-muted">{since}</p>
        {note !== undefined && <p className="text-small text-muted">{note}</p>}
      </div>
      <span className="figures text-right font-semibold">{amount}</span>
      {action}
    </li>
  );
}
