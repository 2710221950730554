import { messages } from '../message/messages.ts';
import { Button } from './button.tsx';

export interface RetryButtonProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown beside a failed or stale reading: requests it again. */
export function RetryButton({ onRetry, isRetrying }: RetryButtonProps) {
  return (
    <Button tone="quiet" size="small" icon="refresh" onClick={onRetry} isBusy={isRetrying}>
      {messages.ui.retry}
    </Button>
  );
}
