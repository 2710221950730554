import { createHash } from 'node:crypto';

/** SHA-256, as lists are named by it. */
export const sha256 = (bytes: Uint8Array): `0x${string}` =>
  `0x${createHash('sha256').update(bytes).digest('hex')}`;
