/** Limits of one client. Times in milliseconds, sizes in bytes. */
export const hubLimits = {
  /** Maximum connections of this process, and of one address. */
  connections: 20_000,
  connectionsPerAddress: 50,
  /** Maximum age of a token when its connection opens. */
  tokenMs: 60_000,
  handshakeMs: 15_000,
  /** Maximum interval of server messages; a client that is silent for twice as long is disconnected. */
  pingMs: 15_000,
  silenceMs: 30_000,
  /** How long a stateful connection waits for a new socket. */
  resumeMs: 15_000,
  /** Interval of time checks: acknowledgements, pings and time-outs have this precision. */
  sweepMs: 1000,
  /** Maximum time between the end of a session and the end of its connection. */
  sessionMs: 30_000,
  messageBytes: 32 * 1024,
  /** Rate and burst of a client's messages and pings. */
  messagesPerSecond: 20,
  messageBurst: 100,
  streams: 10,
  /** Unread bytes beyond which replaceable events are skipped, and beyond which the client is disconnected. */
  skipBytes: 64 * 1024,
  dropBytes: 1024 * 1024,
  /** Maximum bytes that wait in this process for its clients. */
  waitingBytes: 128 * 1024 * 1024,
  /** Maximum bytes kept for a stateful client to be sent again. */
  statefulBytes: 100_000,
};

export type HubLimits = typeof hubLimits;
