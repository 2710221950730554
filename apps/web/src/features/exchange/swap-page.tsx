import { lazy, Suspense, useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { SwapCard } from './swap-card.tsx';
import { UnreachableNotice } from './unreachable-notice.tsx';

const SettingsDialog = lazy(() =>
  import('../../shared/settings/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
);

export function SwapPage() {
  usePageTitle(messages.exchange.title);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[30rem] px-4 py-6 tablet:py-12">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <h1 className="text-heading font-semibold">{messages.exchange.title}</h1>
          <p className="text-muted">{messages.exchange.subtitle}</p>
        </div>
        <IconButton
          icon="settings"
          label={messages.settings.open}
          onClick={() => setIsSettingsOpen(true)}
          aria-haspopup="dialog"
        />
      </div>
      <UnreachableNotice />
      <SwapCard />
      <Suspense fallback={null}>
        {isSettingsOpen && <SettingsDialog onClose={() => setIsSettingsOpen(false)} />}
      </Suspense>
    </div>
  );
}
