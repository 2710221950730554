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

/** Whether our own server may be telling the truth of a block: false for one so far ahead of what nodes have shown that it might be a lie. */
export function isBelievedBlock(number: bigint): boolean {
  return number <= shownBlock + believedLead;
}

/** Whether nodes contradict our own server about a block; before any of them answered none does. */
export function isDeniedBlock(number: bigint): boolean {
  return shownBlock > 0n && !isBelievedBlock(number);
}

/** Takes a block that the hub tells of as the latest one; false for one that is not believed: the chain has to be asked. */
export function noteToldBlock(number: bigint): boolean {
  if (!isBelievedBlock(number)) return false;
  if (number > requiredBlock) requiredBlock = number;
  return true;
}
