import { BaseError } from 'viem';

/** viem's errors spell out the node's address, whose path may hold a key: neither they nor their causes go into a log. */
export function rejectWithoutAddress(error: unknown): never {
  const reason = error instanceof BaseError ? error.shortMessage : 'unexpected answer';
  throw new Error(`no chain node answers: ${reason}`);
}
