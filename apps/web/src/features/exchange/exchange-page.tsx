import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { UnreachableNotice } from './unreachable-notice.tsx';

const SettingsDialog = lazy(() =>
  import('../../shared/settings/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
);

export interface ExchangePageProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** A page of the exchange: its heading, the settings of every trade, and what the network answers. */
export function ExchangePage({ title, subtitle, children }: ExchangePageProps) {
  usePageTitle(title);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[30rem] px-4 py-6 tablet:py-12">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
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
