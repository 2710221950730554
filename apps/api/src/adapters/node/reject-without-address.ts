import { BaseError } from 'viem';

/**
 * viem's errors contain the node's address, whose path may contain a key: neither they nor their causes may be
 * logged.
 */
export function rejectWithoutAddress(error: unknown): never {
  const reason = error instanceof BaseError ? error.shortMessage : 'unexpected answer';
  throw new Error(`no chain node answers: ${reason}`);
}
