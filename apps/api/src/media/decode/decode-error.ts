/** The picture is refused: no other one is affected. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}
