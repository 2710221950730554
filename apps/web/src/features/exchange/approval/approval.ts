import { type Address, isSameAddress } from '@tradewind/rules/network/address';

/** A token and a spender with a possible approval. */
export type ApprovalCandidate = { readonly token: Address; readonly spender: Address };

/** A spender's allowance of an account's token; undefined where the token did not answer. */
export type TokenApproval = ApprovalCandidate & {
  /** Raw, above 0. */
  readonly allowance: bigint;
  readonly balance: bigint | undefined;
  readonly totalSupply: bigint | undefined;
};

/** Some tokens store allowances in 96 bits: their largest one means the same as 2^256 - 1 elsewhere. */
const leastUnlimited = 2n ** 96n - 1n;

/** Whether an allowance is unlimited: above the token's supply, and above any practical amount. */
export function isUnlimited({ allowance, totalSupply }: TokenApproval): boolean {
  return allowance >= leastUnlimited && (totalSupply === undefined || allowance > totalSupply);
}

/** The amount that the spender could take now. */
export function computeTakeable({ allowance, balance }: TokenApproval): bigint | undefined {
  if (balance === undefined) return undefined;
  return allowance < balance ? allowance : balance;
}

/** The approvals of both lists, each once; takeable ones come first, and unlimited before limited. */
export function mergeApprovals(
  known: readonly TokenApproval[],
  found: readonly TokenApproval[],
): TokenApproval[] {
  const others = found.filter((approval) => !known.some((other) => isSameApproval(approval, other)));
  return [...known, ...others].toSorted((a, b) => measure(b) - measure(a));
}

function isSameApproval(a: ApprovalCandidate, b: ApprovalCandidate): boolean {
  return isSameAddress(a.token, b.token) && isSameAddress(a.spender, b.spender);
}

function measure(approval: TokenApproval): number {
  return (computeTakeable(approval) === 0n ? 0 : 2) + (isUnlimited(approval) ? 1 : 0);
}
