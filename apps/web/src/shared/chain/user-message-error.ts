/** An error whose message is a sentence of the catalogue, written for the person at the screen. */
export class UserMessageError extends Error {
  /** Said here because a minified class has another name. */
  static override readonly name = 'UserMessageError';
  override readonly name = UserMessageError.name;
}
