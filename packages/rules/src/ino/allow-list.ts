import { createMerkleTree, encodeWords, hashLeaf, type Keccak } from '../merkle/merkle-tree.ts';
import { toAddressKey, type Address } from '../network/address.ts';

type Hex = `0x${string}`;

/** A line of a campaign's list: the most boxes of an account in all its purchases, 1 to 2³² - 1. */
export type AllowedBuyer = { readonly account: Address; readonly most: bigint };

/** The campaign that a list serves. */
export type AllowListScope = { readonly chainId: number; readonly campaign: Address };

export type AllowList = {
  /** `listRoot` of the campaign. */
  readonly root: Hex;
  /** The bytes with which `buyMysteryBox` admits an account in any letter case; undefined where it is not listed. */
  readonly findAdmission: (account: Address) => Hex | undefined;
};

/** No admission: the bytes where anybody may buy, or a rank alone decides. */
export const noAdmission: Hex = '0x';

/**
 * The Merkle tree of a campaign's list, whose accounts are distinct; its leaves are in the order of the lines. Throws
 * RangeError without lines: a root of zero admits nobody.
 */
export function createAllowList(
  lines: readonly AllowedBuyer[],
  scope: AllowListScope,
  keccak: Keccak,
): AllowList {
  if (lines.length === 0) throw new RangeError('a list has at least one line');
  const tree = createMerkleTree(
    lines.map((line) => hashAllowedBuyer(line, scope, keccak)),
    keccak,
  );
  const places = new Map(lines.map(({ account }, place) => [toAddressKey(account), place]));
  return {
    root: tree.root,
    findAdmission: (account) => {
      const place = places.get(toAddressKey(account));
      const line = place === undefined ? undefined : lines[place];
      return place === undefined || line === undefined
        ? undefined
        : encodeAdmission(line.most, tree.prove(place));
    },
  };
}

/** abi.encode(uint256 most, bytes32[] proof), as the contract decodes it. */
export function encodeAdmission(most: bigint, proof: readonly Hex[]): Hex {
  const offset = 64n;
  return encodeWords([most, offset, BigInt(proof.length), ...proof.map(BigInt)]);
}

/** A leaf: abi.encode(chainId, campaign, account, most), hashed twice. */
function hashAllowedBuyer({ account, most }: AllowedBuyer, scope: AllowListScope, keccak: Keccak): Hex {
  const words = [BigInt(scope.chainId), BigInt(scope.campaign), BigInt(account), most];
  return hashLeaf(encodeWords(words), keccak);
}
