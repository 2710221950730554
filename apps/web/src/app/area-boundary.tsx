import { Component, type ReactNode } from 'react';
import { logError } from '../shared/log/log.ts';
import { messages } from '../shared/message/messages.ts';
import { Card } from '../shared/ui/card.tsx';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { AreaNotLoadedError } from './area-not-loaded-error.ts';

interface AreaBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

interface AreaBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

/** React has error boundaries only as classes. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): AreaBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError('An area of the site failed', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <AreaFailure error={this.state.error} onRetry={this.props.onRetry} />;
  }
}

function AreaFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = messages.shell;
  return (
    <div className="mx-auto w-full max-w-140 px-4 py-12">
      <Card>
        {error instanceof AreaNotLoadedError ? (
          <ErrorState
            title={text.areaOutdatedTitle}
            text={text.areaOutdatedText}
            onRetry={() => location.reload()}
            retryLabel={text.reload}
          />
        ) : (
          <ErrorState title={text.areaFailedTitle} text={text.areaFailedText} onRetry={onRetry} />
        )}
      </Card>
    </div>
  );
}
