/** An error whose message is a sentence of the catalogue, written for the person at the screen. */
export class UserMessageError extends Error {
  override readonly name = 'UserMessageError';
}
