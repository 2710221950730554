import { Suspense, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import type { VerifiedSale } from './verification.query.ts';

const VerifySaleDialog = lazyPart(() =>
  import('./verify-sale-dialog.tsx').then((m) => ({ default: m.VerifySaleDialog })),
);

/** Opens the panel that computes the sale again from its contract alone. */
export function VerifySaleButton(opened: VerifiedSale) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.launchpadProject.verify}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <Suspense fallback={null}>
            <VerifySaleDialog {...opened} onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}
