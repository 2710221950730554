/** One socket of a connection; a stateful connection may have several, one after the other. */
export type Link = {
  write: (frame: Buffer) => void;
  /** Requests a pong from the client's websocket, which follows once all earlier writes have been read. */
  ping: () => void;
  /** Bytes written and not yet taken by the system: the cost of a slow client. */
  bufferedBytes: () => number;
  /** Received bytes of an incomplete message, or an upper bound. */
  incompleteBytes: () => number;
  /** Closes the socket after all pending writes. */
  end: () => void;
  /** Closes the socket at once and drops all pending bytes. */
  destroy: () => void;
};

export type LinkListener = {
  onText: (text: string) => void;
  /** Control frames of the socket, without content for the hub. */
  onPing: () => void;
  onPong: () => void;
  /** Binary data, which cannot be a message. */
  onBinary: () => void;
  onClose: () => void;
};
