import { lazy, Suspense, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';

const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then((module) => ({ default: module.ExportDialog })),
);

/** Exports the account's own history as files; the code loads with the first click. */
export function ExportAction({ account }: { account: Address }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" isFullWidth onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {messages.csvExport.open}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ExportDialog account={account} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
