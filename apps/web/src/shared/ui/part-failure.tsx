import { messages } from '../message/messages.ts';
import { ErrorState } from './error-state.tsx';
import { NotLoadedError } from './lazy-part.ts';

export interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a part that failed. Code that did not load comes with a reload alone. */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const text = messages.shell;
  return error instanceof NotLoadedError ? (
    <ErrorState
      title={text.areaOutdatedTitle}
      text={text.areaOutdatedText}
      onRetry={() => location.reload()}
      retryLabel={text.reload}
    />
  ) : (
    <ErrorState title={text.areaFailedTitle} text={text.areaFailedText} onRetry={onRetry} />
  );
}
