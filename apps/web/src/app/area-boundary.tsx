import type { ReactNode } from 'react';
import { Card } from '../shared/ui/card.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { PartFailure } from '../shared/ui/part-failure.tsx';

interface AreaBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** A failed page is a card in its place. */
export function AreaBoundary({ onRetry, children }: AreaBoundaryProps) {
  return (
    <ErrorBoundary
      renderFailure={(error) => (
        <div className="mx-auto w-full max-w-140 px-4 py-12">
          <Card>
            <PartFailure error={error} onRetry={onRetry} />
          </Card>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
