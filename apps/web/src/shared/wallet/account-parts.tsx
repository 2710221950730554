import type { ReactNode } from 'react';
import { findValue } from '../chain/reading.ts';
import type { AccountPart } from '../site/account-part.ts';
import { useAccountParts } from '../site/account-parts.query.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState, type ErrorStateProps } from '../ui/error-state.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';

export interface AccountPartsProps {
  /** In the place of an area whose code did not load. */
  unread: Pick<ErrorStateProps, 'title' | 'text'>;
  children: (part: AccountPart) => ReactNode;
}

/** Something of each area; one that does not load, or fails, says nothing of the others. */
export function AccountParts({ unread, children }: AccountPartsProps) {
  const parts = useAccountParts();
  return (
    <>
      {parts.map(({ part, retry }, index) => {
        const loaded = findValue(part);
        if (part.state === 'unknown') return <ErrorState key={index} {...unread} onRetry={retry} />;
        return (
          loaded && (
            <ErrorBoundary
              key={index}
              renderFailure={(error, again) => <PartFailure error={error} onRetry={again} />}
            >
              {children(loaded)}
            </ErrorBoundary>
          )
        );
      })}
      {parts.some(({ part }) => part.state === 'loading') && (
        <div className="flex justify-center py-10 text-accent">
          <Spinner />
        </div>
      )}
    </>
  );
}
