import { messages } from '../message/messages.ts';
import { ErrorState } from './error-state.tsx';

/** SHELL-06: the wallet network does not answer. */
export function NetworkUnreachable({
  onRetry,
  isRetrying = false,
}: {
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  return (
    <ErrorState
      title={messages.shell.unknownErrorTitle}
      text={messages.shell.unknownError}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
