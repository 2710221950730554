/** A block's number and its time in seconds. */
export type Block = { readonly number: bigint; readonly timestamp: bigint };

export const latestBlockKey = ['latest-block'];

/** Every query whose key starts with this is read again when a new block arrives. */
export const chainReadKey = 'chain-read';

/** How far beyond what a node has shown a block is believed that only our own server tells of. */
const believedLead = 20n;

let requiredBlock = 0n;
let shownBlock = 0n;

/** The latest block that the page was told of: no batch of reads counts that is from an older one. */
export function getRequiredBlock(): bigint {
  return requiredBlock;
}

/** Takes a block as the latest one and gives it back; a lower one too, for a chain may take blocks back. */
export function noteLatestBlock(block: Block): Block {
  requiredBlock = block.number;
  shownBlock = block.number;
  return block;
}

/** Takes note of a block that a node has answered from. */
export function noteShownBlock(number: bigint): void {
  if (number > shownBlock) shownBlock = number;
}

/** Whether our own server may be telling the truth of a block: false for one so far ahead that it might be a lie. Before any node answered nothing is known. */
export function isBelievedBlock(number: bigint): boolean {
  return shownBlock === 0n || number <= shownBlock + believedLead;
}

/** Takes a block that the hub tells of as the latest one; false for one that is not believed: the chain has to be asked. */
export function noteToldBlock(number: bigint): boolean {
  if (number > shownBlock + believedLead) return false;
  if (number > requiredBlock) requiredBlock = number;
  return true;
}
