/** What one client may cost. Times in milliseconds, sizes in bytes. */
export const hubLimits = {
  /** All connections of this process, and those of one address. */
  connections: 20_000,
  connectionsPerAddress: 50,
  /** How long a token may wait for its connection. */
  tokenMs: 60_000,
  handshakeMs: 15_000,
  /** The server speaks at least this often, and lets go of a client that is silent for twice as long. */
  pingMs: 15_000,
  silenceMs: 30_000,
  /** How long a stateful connection waits for a new socket. */
  resumeMs: 15_000,
  /** How often clocks are looked at: acknowledgements, pings and time-outs are this exact. */
  sweepMs: 1000,
  /** How long after its session a connection ends at the latest. */
  sessionMs: 30_000,
  messageBytes: 32 * 1024,
  /** Messages and pings of a client: so many a second, and so many at once. */
  messagesPerSecond: 20,
  messageBurst: 100,
  streams: 10,
  /** Unread bytes past which events that a newer one replaces are left out, and past which the client is let go. */
  skipBytes: 64 * 1024,
  dropBytes: 1024 * 1024,
  /** Kept for a stateful client to be sent again. */
  statefulBytes: 100_000,
};

export type HubLimits = typeof hubLimits;
