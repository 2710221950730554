/** A client broke the protocol; the text is for it to read and the connection ends. */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolError';
  }
}
