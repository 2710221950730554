/** A block's number and its time in seconds. */
export type Block = { readonly number: bigint; readonly timestamp: bigint };

/** The latest blocks of all chains begin with this. */
export const latestBlockKey = 'latest-block';

/** The key of the latest block of one chain. */
export function createBlockKey({ chainId }: { readonly chainId: number }) {
  return [latestBlockKey, chainId] as const;
}

/** Every query whose key starts with this is read again when a new block arrives. */
export const chainReadKey = 'chain-read';

/** Maximum lead of a block that only our own server published over the latest block of a node. */
const believedLead = 20n;

/** What the page knows about the end of one chain. */
export type ChainHead = ReturnType<typeof createHead>;

export function createHead() {
  let requiredBlock = 0n;
  let shownBlock = 0n;
  const isBelieved = (number: bigint) => number <= shownBlock + believedLead;
  return {
    /** The minimum block of a batch of reads: the latest block that the page knows. */
    getRequired: () => requiredBlock,
    /** Sets the latest block and returns it; a lower one too, because a reorganisation may undo blocks. */
    noteLatest: (block: Block): Block => {
      requiredBlock = block.number;
      shownBlock = block.number;
      return block;
    },
    /** Records a block that a node has answered from. */
    noteShown: (number: bigint): void => {
      if (number > shownBlock) shownBlock = number;
    },
    /** Whether a block from our own server is plausible: false for one too far ahead of every node's block. */
    isBelieved,
    /** Whether nodes contradict our own server about a block; false before any node has answered. */
    isDenied: (number: bigint) => shownBlock > 0n && !isBelieved(number),
    /** Sets a block from the hub as the latest one; false for an implausible one: the chain must be read. */
    notePublished: (number: bigint): boolean => {
      if (!isBelieved(number)) return false;
      if (number > requiredBlock) requiredBlock = number;
      return true;
    },
  };
}

const heads = new WeakMap<object, ChainHead>();

/** The head of a client's chain: two clients never share one. */
export function getHead(client: object): ChainHead {
  const known = heads.get(client);
  if (known) return known;
  const head = createHead();
  heads.set(client, head);
  return head;
}
