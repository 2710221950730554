/** A block's number and its time in seconds. */
export type Block = { readonly number: bigint; readonly timestamp: bigint };

export const latestBlockKey = ['latest-block'];

/** Every query whose key starts with this is read again when a new block arrives. */
export const chainReadKey = 'chain-read';

/** Maximum lead of a block that only our own server published over the latest block of a node. */
const believedLead = 20n;

let requiredBlock = 0n;
let shownBlock = 0n;

/** The minimum block of a batch of reads: the latest block that the page knows. */
export function getRequiredBlock(): bigint {
  return requiredBlock;
}

/** Sets the latest block and returns it; a lower one too, because a reorganisation may undo blocks. */
export function noteLatestBlock(block: Block): Block {
  requiredBlock = block.number;
  shownBlock = block.number;
  return block;
}

/** Records a block that a node has answered from. */
export function noteShownBlock(number: bigint): void {
  if (number > shownBlock) shownBlock = number;
}

/** Whether a block from our own server is plausible: false for one too far ahead of every node's block. */
export function isBelievedBlock(number: bigint): boolean {
  return number <= shownBlock + believedLead;
}

/** Whether nodes contradict our own server about a block; false before any node has answered. */
export function isDeniedBlock(number: bigint): boolean {
  return shownBlock > 0n && !isBelievedBlock(number);
}

/** Sets a block from the hub as the latest one; false for an implausible one: the chain must be read. */
export function noteToldBlock(number: bigint): boolean {
  if (!isBelievedBlock(number)) return false;
  if (number > requiredBlock) requiredBlock = number;
  return true;
}
