import type { Address } from 'viem';
import { findRevertReason } from '../chain/revert-reason.ts';
import type { TransactionCall } from '../transaction/transaction-call.ts';
import { listHoldings } from './verify-movements.ts';
import type { Flow } from './expected-movements.ts';
import type { NftApproval } from './nft-change.ts';
import type { PlannedWrite, Spend } from './planned-write.ts';

export type HarmlessWrite = {
  readonly account: Address;
  readonly candidates: readonly TransactionCall[];
  readonly spends?: readonly Spend[];
  /** The allowances of tokens that the calls set, each at most its amount. */
  readonly allowances?: readonly Spend[];
  /** What the calls pay to the account. */
  readonly arrives?: readonly Flow[];
  /** The rights to NFTs that the calls give. */
  readonly nftApprovals?: readonly NftApproval[];
  /** By default the reason of the first refusal. */
  readonly explain?: PlannedWrite['explain'];
};

/** A write by which nothing of the account's may leave: an approval, a revocation, a collection. */
export function planHarmless({
  account,
  candidates,
  spends = [],
  allowances = [],
  arrives = [],
  nftApprovals,
  explain = ([refusal]) =>
    new Error(findRevertReason(refusal?.callError), { cause: refusal?.callError ?? refusal?.estimateError }),
}: HarmlessWrite): PlannedWrite {
  const nfts = nftApprovals && { leaves: [], arrives: [], approvals: nftApprovals };
  const expected = { leaves: [], arrives, nfts };
  const tokens = [...new Set(candidates.map(({ to }) => to))].map((token) => ({ owner: account, token }));
  const holdings = [...listHoldings(account, expected), ...tokens];
  return { expected, allowances, explain, write: { account, spends, candidates, holdings } };
}
