/** A failure that the person at the terminal can understand from this one line; shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError';
}
