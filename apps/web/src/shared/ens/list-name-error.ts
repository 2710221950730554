/** Why a name led to no token list; `text` is fit for the screen. */
export class ListNameError extends Error {
  override readonly name = 'ListNameError';
  readonly text: string;
  /** Whether only the network did not answer, which says nothing about the name. */
  readonly isRetryable: boolean;

  constructor(text: string, { isRetryable = false, cause }: { isRetryable?: boolean; cause?: unknown } = {}) {
    super(text, { cause });
    this.text = text;
    this.isRetryable = isRetryable;
  }
}
