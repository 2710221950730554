import { messages } from '../message/messages.ts';
import { Button } from './button.tsx';

export interface RetryButtonProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Beside what could not be read or renewed: asks again. */
export function RetryButton({ onRetry, isRetrying }: RetryButtonProps) {
  return (
    <Button tone="quiet" size="small" icon="refresh" onClick={onRetry} isBusy={isRetrying}>
      {messages.ui.retry}
    </Button>
  );
}
