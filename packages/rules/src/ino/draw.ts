import { encodeWords, type Keccak } from '../merkle/merkle-tree.ts';
import type { Address } from '../network/address.ts';

type Hex = `0x${string}`;

/** A campaign as its draws depend on it. */
export type DrawScope = {
  readonly chainId: number;
  readonly campaign: Address;
  /** Number of all boxes, and of all items. */
  readonly supply: number;
};

/** An opened box with what its draw depends on, as the events `OpenRequested`, `Sealed` and `Drawn` have it. */
export type DrawEntry = {
  readonly account: Address;
  /** The revealed value, or the word of a coordinator. */
  readonly secret: Hex;
  /** The hash of the sealed block; undefined with a coordinator. */
  readonly blockHash: Hex | undefined;
};

/** The items that are left, in the order in which draws take them. */
export type Deck = {
  /** The place of the next item, from the seed of its draw. Throws RangeError when no item is left. */
  readonly draw: (seed: bigint) => number;
};

/** The number of the first draw that is wrong, and its fault. */
type DrawFault = { readonly n: number; readonly reason: 'secret' | 'too-many' };

export type Replay = {
  /** Places in the manifest, in the order of opening, up to the fault. */
  readonly indices: readonly number[];
  /** The last revealed value; `tip` where nothing was drawn. */
  readonly tip: Hex;
  readonly fault: DrawFault | undefined;
};

/** Bits of a block hash that the contract does not keep. */
const droppedBits = 208n;

/** The seed of draw `n`, as `HashChain.seedOf` hashes it: the first 48 bits of the block's hash count. */
export function computeSeed(n: number, entry: DrawEntry, scope: DrawScope, keccak: Keccak): bigint {
  const { account, secret, blockHash } = entry;
  const blockBits = blockHash === undefined ? 0n : BigInt(blockHash) >> droppedBits;
  const words = [secret, blockBits, n, account, scope.campaign, scope.chainId].map(BigInt);
  return BigInt(keccak(encodeWords(words)));
}

/** A shuffled deck by Fisher and Yates from the front, as Solady's `LazyShuffler`, which hashes each seed once more. */
export function createDeck(supply: number, keccak: Keccak): Deck {
  const left = Uint32Array.from({ length: supply }, (_, index) => index);
  let drawn = 0;
  return {
    draw: (seed) => {
      if (drawn >= supply) throw new RangeError('no item is left');
      const random = BigInt(keccak(encodeWords([seed, BigInt(drawn)])));
      const place = drawn + Number(random % BigInt(supply - drawn));
      const index = left[place] ?? 0;
      left[place] = left[drawn] ?? 0;
      drawn += 1;
      return index;
    },
  };
}

/**
 * All draws of a campaign from the first on, recomputed from its events. With a chain of secrets, `tip` is the value
 * that was public before the first draw, and each secret must be the value whose hash is the one before; with a
 * coordinator `tip` is undefined. It ends at the first draw that does not follow.
 */
export function replayDraws(
  entries: readonly DrawEntry[],
  tip: Hex | undefined,
  scope: DrawScope,
  keccak: Keccak,
): Replay {
  const deck = createDeck(scope.supply, keccak);
  const indices: number[] = [];
  let last = tip;
  const end = (fault?: DrawFault): Replay => ({ indices, tip: last ?? '0x', fault });
  for (const [n, entry] of entries.entries()) {
    if (n >= scope.supply) return end({ n, reason: 'too-many' });
    if (last !== undefined) {
      if (keccak(entry.secret) !== last) return end({ n, reason: 'secret' });
      last = entry.secret;
    }
    indices.push(deck.draw(computeSeed(n, entry, scope, keccak)));
  }
  return end();
}
