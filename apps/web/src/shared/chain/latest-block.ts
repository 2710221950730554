/** A block's number and its time in seconds. */
export type Block = { readonly number: bigint; readonly timestamp: bigint };

export const latestBlockKey = ['latest-block'];

/** Every query whose key starts with this is read again when a new block arrives. */
export const chainReadKey = 'chain-read';

let requiredBlock = 0n;

/** The latest block that the page was told of: no batch of reads counts that is from an older one. */
export function getRequiredBlock(): bigint {
  return requiredBlock;
}

/** Takes a block as the latest one and gives it back; a lower one too, for a chain may take blocks back. */
export function noteLatestBlock(block: Block): Block {
  requiredBlock = block.number;
  return block;
}
