/** A block's number and its time in seconds. */
export type Block = { readonly number: bigint; readonly timestamp: bigint };

export const latestBlockKey = ['latest-block'];

/** Every query whose key starts with this is read again when a new block arrives. */
export const chainReadKey = 'chain-read';
