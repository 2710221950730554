import { useEffect, useRef, useState } from 'react';
import { messages } from '../message/messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ExternalLink } from './external-link.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Link } from './link.tsx';
import {
  dismissAllNotices,
  dismissNotice,
  type Notice,
  noticeLimit,
  type NoticeTone,
  useNoticeStore,
} from './notice-store.ts';

/** The place of notices: below the header on a phone, else at the lower right, always over dialogs. Mounted once. */
export function NoticeRegion() {
  const notices = useNoticeStore((state) => state.notices);
  const shown = notices.slice(-noticeLimit);
  const hiddenCount = notices.length - shown.length;
  const regionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // Shown again each time, so that it is above a dialog that was opened later.
    const region = regionRef.current;
    if (region === null || typeof region.showPopover !== 'function') return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (notices.length > 0) region.showPopover();
  }, [notices]);
  return (
    <section
      ref={regionRef}
      popover="manual"
      aria-label={messages.ui.notices}
      className={classNames(
        'pointer-events-none fixed inset-auto m-0 w-full max-w-none overflow-visible border-0 bg-transparent p-0 text-text',
        'inset-x-0 top-[calc(4.5rem+env(safe-area-inset-top))] px-3',
        'desktop:top-auto desktop:right-6 desktop:bottom-6 desktop:left-auto desktop:w-96 desktop:px-0',
      )}
    >
      <ul aria-live="polite" className="flex flex-col gap-2">
        {shown.map((notice) => (
          <NoticeCard key={notice.key} notice={notice} />
        ))}
        {hiddenCount > 0 && <HiddenNotices count={hiddenCount} />}
      </ul>
    </section>
  );
}

/** Older notices come when those above them are dismissed. */
function HiddenNotices({ count }: { count: number }) {
  return (
    <li className="pointer-events-auto flex items-center justify-between gap-3 rounded-control border border-line bg-overlay px-3 py-1 text-small text-muted shadow-overlay">
      {messages.ui.moreNotices(count)}
      <Button tone="quiet" size="small" onClick={dismissAllNotices}>
        {messages.ui.dismissAllNotices}
      </Button>
    </li>
  );
}

const toneIcon: Record<NoticeTone, IconName> = {
  success: 'check',
  error: 'error',
  warning: 'warning',
  information: 'information',
};

const toneClass: Record<NoticeTone, string> = {
  success: 'text-gain',
  error: 'text-loss',
  warning: 'text-warning',
  information: 'text-accent',
};

export function NoticeCard({ notice }: { notice: Notice }) {
  const cardRef = useRef<HTMLLIElement>(null);
  const isHeld = useIsHeld(cardRef);
  useEffect(() => {
    if (isHeld || notice.durationMs === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => dismissNotice(notice.key), notice.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, notice]);
  return (
    <li
      ref={cardRef}
      className="rises pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-overlay p-3 shadow-overlay"
    >
      <Icon
        name={toneIcon[notice.tone]}
        size={22}
        className={classNames('mt-0.5 shrink-0', toneClass[notice.tone])}
      />
      <div className="min-w-0 grow pt-0.5">
        <p className="text-small font-semibold">
          <span className="sr-only">{messages.ui.noticeTone[notice.tone]}: </span>
          {notice.title}
        </p>
        {notice.text !== undefined && <p className="mt-0.5 text-small text-muted">{notice.text}</p>}
        {notice.link !== undefined && (
          <ExternalLink href={notice.link.href} className="mt-1 min-h-6 text-small">
            {notice.link.label}
          </ExternalLink>
        )}
        {notice.page !== undefined && (
          <Link
            to={notice.page.path}
            onClick={() => dismissNotice(notice.key)}
            className="mt-1 inline-flex min-h-6 items-center text-small font-medium text-accent hover:underline"
          >
            {notice.page.label}
          </Link>
        )}
        {notice.actions !== undefined && (
          <div className="mt-2 flex gap-2">
            {notice.actions.map((action) => (
              <Button key={action.label} tone="quiet" size="small" onClick={action.onClick}>
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton
        icon="close"
        label={messages.ui.dismissNotice}
        onClick={() => dismissNotice(notice.key)}
        className="-m-2"
      />
    </li>
  );
}

/** A notice under the pointer or with the focus inside does not expire. */
function useIsHeld(ref: { current: HTMLElement | null }): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const hold = () => setIsHeld(true);
    const release = () => setIsHeld(false);
    for (const type of ['mouseenter', 'focusin'])
      ref.current?.addEventListener(type, hold, { signal: stop.signal });
    for (const type of ['mouseleave', 'focusout'])
      ref.current?.addEventListener(type, release, { signal: stop.signal });
    return () => stop.abort();
  }, [ref]);
  return isHeld;
}
