import type { ReactNode } from 'react';
import { languageCode } from '../../message/language-code.ts';
import { messages } from '../../message/messages.ts';
import type { TransactionStatus } from '../../transaction/transaction-record.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

export interface ActivityRowProps {
  picture: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  seconds: number;
  /** The moved amounts. */
  amounts?: ReactNode;
  /** Its page in the explorer; the whole row leads there. */
  href?: string | undefined;
  action?: ReactNode;
}

const clock = new Intl.DateTimeFormat(languageCode, { hour: 'numeric', minute: '2-digit' });
const exact = new Intl.DateTimeFormat(languageCode, { dateStyle: 'full', timeStyle: 'long' });
const rowClass = '-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2';

/** One thing that the account did, with its time of day. */
export function ActivityRow({ picture, title, note, seconds, amounts, href, action }: ActivityRowProps) {
  const date = new Date(seconds * 1000);
  const content = (
    <>
      <span className="flex w-11 shrink-0">{picture}</span>
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-caption text-muted">
          <time dateTime={date.toISOString()} title={exact.format(date)} className="figures">
            {clock.format(date)}
          </time>
          {note !== undefined && <> · {note}</>}
        </span>
      </span>
      {amounts !== undefined && <span className="grid shrink-0 justify-items-end text-small">{amounts}</span>}
      {action}
    </>
  );
  if (href === undefined) return <li className={rowClass}>{content}</li>;
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={classNames(rowClass, 'transition-colors hover:bg-hover')}
      >
        {content}
        <span className="sr-only">
          {messages.ui.viewOnExplorer} ({messages.ui.opensInNewTab})
        </span>
      </a>
    </li>
  );
}

const pictures: Record<TransactionStatus, { icon: IconName; className: string }> = {
  pending: { icon: 'clock', className: 'bg-sunken text-muted' },
  success: { icon: 'check', className: 'bg-gain-soft text-gain' },
  failure: { icon: 'close', className: 'bg-loss-soft text-loss' },
};

export function StatusPicture({ status }: { status: TransactionStatus }) {
  return <IconPicture {...pictures[status]} />;
}

export function IconPicture({ icon, className }: { icon: IconName; className: string }) {
  return (
    <span className={classNames('inline-flex size-9 items-center justify-center rounded-full', className)}>
      <Icon name={icon} size={18} />
    </span>
  );
}
