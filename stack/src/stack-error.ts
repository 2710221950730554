/** A failure that one line explains to the user; it is shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError';
}
