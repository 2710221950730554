/** The reason why a name has no token list; `text` may be shown to the user. */
export class ListNameError extends Error {
  override readonly name = 'ListNameError';
  readonly text: string;
  /** Whether only the network did not answer; the name may be valid. */
  readonly isRetryable: boolean;

  constructor(text: string, { isRetryable = false, cause }: { isRetryable?: boolean; cause?: unknown } = {}) {
    super(text, { cause });
    this.text = text;
    this.isRetryable = isRetryable;
  }
}
