import { bytesToHex, type Hex } from 'viem';

type NamedFile = {
  readonly url: string | undefined;
  /** The hash that the file must have. */
  readonly hash: Hex | undefined;
  readonly signal: AbortSignal;
};

/** Whether the bytes at an address have a SHA-256 hash. Throws where either is missing or can't be read whole. */
export async function verifyFile({ url, hash, signal }: NamedFile): Promise<'same' | 'different'> {
  if (url === undefined || hash === undefined) throw new Error('no file to verify');
  const response = await fetch(url, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(`the file answered ${response.status}`);
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return bytesToHex(new Uint8Array(digest)) === hash.toLowerCase() ? 'same' : 'different';
}
