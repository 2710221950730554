import { encodeAbiParameters, parseAbiParameters } from 'viem';

type Hex = `0x${string}`;

export type JoinListing = { maxCommit: bigint; weight: number; proof: readonly Hex[] };
type JoinPermit = { maxCommit: bigint; weight: number; deadline: number; signature: Hex };

/** A sale without a signer takes an empty permit. */
const noPermit: JoinPermit = { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' };

/** `ISale.Listing` and `ISale.Permit`, as `join` takes them after the amount. */
const parameters = parseAbiParameters([
  'Listing listing, Permit permit',
  'struct Listing { uint96 maxCommit; uint32 weight; bytes32[] proof; }',
  'struct Permit { uint96 maxCommit; uint32 weight; uint40 deadline; bytes signature; }',
]);

/** The arguments of a join of a sale without a signer, beside its amount. */
export function encodeJoin({ maxCommit, weight, proof }: JoinListing): Hex {
  return encodeAbiParameters(parameters, [{ maxCommit, weight, proof: [...proof] }, noPermit]);
}
