import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

export interface OptionalPartProps {
  /** Until the part is there, and where it fails. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part without which the page works as well: its code may be late, or never come. */
export function OptionalPart({ fallback = null, children }: OptionalPartProps) {
  return (
    <ErrorBoundary renderFailure={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
