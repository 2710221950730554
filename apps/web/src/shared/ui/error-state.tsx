import { messages } from '../message/messages.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface ErrorStateProps {
  /** The error. */
  title: string;
  /** The state of the user's money, and the next step. */
  text?: string;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
}

export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = messages.ui.retry,
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-10 text-center">
      <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-loss-soft text-loss">
        <Icon name="warning" size={28} />
      </span>
      <p className="text-body font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-96 text-small text-balance text-muted">{text}</p>}
      {onRetry !== undefined && (
        <div className="mt-5">
          <Button tone="secondary" icon="refresh" onClick={onRetry} isBusy={isRetrying}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
