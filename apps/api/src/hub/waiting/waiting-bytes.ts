import type { Link } from '../transport/link.ts';

/** Counts all bytes of this process that wait for clients to read, acknowledge or complete them. */
export type WaitingBytes = {
  /** All open sockets, including those of ended connections. */
  readonly links: Set<Link>;
  /** The sum of the last count. */
  counted: number;
  /**
   * Bytes written and kept since then, whether or not they have been read: the real sum never exceeds both
   * together.
   */
  added: number;
};

export function createWaitingBytes(): WaitingBytes {
  return { links: new Set(), counted: 0, added: 0 };
}
