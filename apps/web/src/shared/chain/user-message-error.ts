/** An error whose message is a user message of the catalogue. */
export class UserMessageError extends Error {
  /** Set explicitly, because a minified class has another name. */
  static override readonly name = 'UserMessageError';
  override readonly name = UserMessageError.name;
}
