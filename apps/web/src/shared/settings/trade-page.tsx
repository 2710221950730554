import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from '../message/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

const SettingsDialog = lazy(() =>
  import('./settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
);

export interface TradePageProps {
  title: string;
  subtitle: string;
  /** The parent page, linked above the heading. */
  back?: { readonly to: string; readonly label: string };
  /** Before the gear. */
  action?: ReactNode;
  /** Beside the page on a wide screen, which keeps a place for it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A narrow page with the trade settings beside its heading. */
export function TradePage({ title, subtitle, back, action, aside, children }: TradePageProps) {
  usePageTitle(title);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const page = (
    // Its column is fixed: a browser may draw the page before it has read the part beside it.
    <div className="mx-auto w-full max-w-[30rem] px-4 py-2 tablet:py-10 charted:col-start-2 charted:row-start-1">
      <div className="mb-2 flex items-start justify-between gap-2 tablet:mb-3">
        <div className="flex min-h-11 flex-wrap items-baseline content-center gap-x-3">
          {back && (
            <Link
              to={back.to}
              className="-ml-1 inline-flex basis-full min-h-11 items-center gap-1 rounded-control px-1 text-small text-muted hover:text-text"
            >
              <Icon name="arrowLeft" size={16} />
              {back.label}
            </Link>
          )}
          <h1 className="text-title font-semibold tablet:text-heading">{title}</h1>
          <p className="text-small text-muted">{subtitle}</p>
        </div>
        <span className="ml-auto inline-flex">
          {action}
          <IconButton
            icon="settings"
            label={messages.settings.open}
            onClick={() => setIsSettingsOpen(true)}
            aria-haspopup="dialog"
          />
        </span>
      </div>
      {children}
      <Suspense fallback={null}>
        {isSettingsOpen && <SettingsDialog onClose={() => setIsSettingsOpen(false)} />}
      </Suspense>
    </div>
  );
  if (aside === undefined) return page;
  return (
    <div className="mx-auto w-full max-w-[84rem] charted:grid charted:grid-cols-[minmax(0,1fr)_31rem]">
      {page}
      {/* Its top is that of the card. As high as the screen: the footer does not move when the chart comes. */}
      <div className="hidden min-h-dvh pt-24 pb-16 pl-6 charted:col-start-1 charted:row-start-1 charted:block">
        {aside}
      </div>
    </div>
  );
}
