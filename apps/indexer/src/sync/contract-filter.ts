import type { Hex } from '@tradewind/db/column/hex-bytes';

/** The logs to read: by contracts or any emitter, and by alternatives for the first topic. */
export type ContractFilter = { addresses: readonly Hex[] | 'any'; selectors: readonly Hex[] };
