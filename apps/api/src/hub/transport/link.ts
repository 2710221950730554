/** One socket of a connection; a stateful connection may have several, one after the other. */
export type Link = {
  write: (frame: Buffer) => void;
  /** Written and not yet taken by the system: what a slow client costs. */
  bufferedBytes: () => number;
  /** Says goodbye behind what was written. */
  end: () => void;
  /** Lets go at once. */
  destroy: () => void;
};

export type LinkListener = {
  onText: (text: string) => void;
  /** A frame that carries nothing for the hub: a ping or pong of the socket itself. */
  onControl: () => void;
  /** Bytes that can be no message. */
  onBinary: () => void;
  onClose: () => void;
};
