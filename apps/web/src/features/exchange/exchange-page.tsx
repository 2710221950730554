import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { messages } from '../../shared/message/messages.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { UnreachableNotice } from './reserves/unreachable-notice.tsx';

const SettingsDialog = lazy(() =>
  import('../../shared/settings/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
);

export interface ExchangePageProps {
  title: string;
  subtitle: string;
  /** The parent page, linked above the heading. */
  back?: { readonly to: string; readonly label: string };
  children: ReactNode;
}

/** A page of the exchange: heading, trade settings and network notices. */
export function ExchangePage({ title, subtitle, back, children }: ExchangePageProps) {
  usePageTitle(title);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[30rem] px-4 py-6 tablet:py-12">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          {back && (
            <Link
              to={back.to}
              className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-small text-muted hover:text-text"
            >
              <Icon name="arrowLeft" size={16} />
              {back.label}
            </Link>
          )}
          <h1 className="text-heading font-semibold">{title}</h1>
          <p className="text-muted">{subtitle}</p>
        </div>
        <IconButton
          icon="settings"
          label={messages.settings.open}
          onClick={() => setIsSettingsOpen(true)}
          aria-haspopup="dialog"
        />
      </div>
      <UnreachableNotice />
      {children}
      <Suspense fallback={null}>
        {isSettingsOpen && <SettingsDialog onClose={() => setIsSettingsOpen(false)} />}
      </Suspense>
    </div>
  );
}
