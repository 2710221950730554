import { type ReactNode, Suspense } from 'react';
import { messages } from '../message/messages.ts';
import { Card } from './card.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { IconButton } from './icon-button.tsx';
import { PartFailure } from './part-failure.tsx';

export interface DialogBoundaryProps {
  onClose: () => void;
  /** A dialog whose code loads when it is opened. */
  children: ReactNode;
}

/** Around a lazy dialog: where it fails, a card at the lower edge says so, and the page stays usable. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <ErrorBoundary
      renderFailure={(error, retry) => (
        <div className="fixed inset-x-0 bottom-(--bottom-bar) z-50 mx-auto max-w-140 p-4">
          <Card className="relative">
            <PartFailure error={error} onRetry={retry} />
            <IconButton
              icon="close"
              label={messages.ui.close}
              onClick={onClose}
              className="absolute! top-1 right-1"
            />
          </Card>
        </div>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
