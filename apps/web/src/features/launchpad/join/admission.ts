import type { WireAllocation } from '@tradewind/schema/launchpad/allocation';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { Sale } from '../sale/sale.ts';
import type { JoinAdmission } from './join-order.ts';

/** The server's answer about an account in all rounds of a project. */
export type Allocations = {
  readonly list: readonly WireAllocation[];
  /** Rounds about which it knows nothing now. */
  readonly unknownRounds: readonly number[];
  /** Rounds whose list it has, without the account. */
  readonly notListedRounds: readonly number[];
};

/**
 * Whether an account may join a sale. The sale itself verifies it again; a server can only refuse here. `unknown` is
 * never "not listed": a list that can't be read says nothing of the account.
 */
export type Admission =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'notListed' }
  /** The server answers the demands of the project to the account alone. */
  | { readonly kind: 'noSession' }
  | { readonly kind: 'noKyc' }
  | { readonly kind: 'noDisclaimer' }
  | {
      readonly kind: 'admitted';
      readonly listing: JoinAdmission['listing'];
      /** Most that the account may commit in all. */
      readonly cap: bigint;
      readonly weight: bigint;
    };

/** What the operator demands of buyers besides the contract's terms. */
export type Demands = {
  /** Of the project. */
  readonly symbol: string;
  readonly enableKYC: boolean;
  readonly showdisclaimer: boolean;
};

export function findAdmission(sale: Sale, demands: Demands, allocations: Reading<Allocations>): Admission {
  const needsServer = sale.list !== undefined || demands.enableKYC || demands.showdisclaimer;
  const anybody: Admission = { kind: 'admitted', listing: undefined, cap: sale.maxPerUser, weight: 1n };
  if (!needsServer) return anybody;
  if (allocations.state === 'loading') return { kind: 'loading' };
  const known = findValue(allocations);
  if (known === undefined || known.unknownRounds.includes(sale.round)) return { kind: 'unknown' };
  const own = known.list.find(({ round, chainId }) => round === sale.round && chainId === sale.chainId);
  // A sale that the server's index does not have yet is in no part of its answer.
  if (own === undefined) {
    const isLeftOut = sale.list !== undefined && known.notListedRounds.includes(sale.round);
    return { kind: isLeftOut ? 'notListed' : 'unknown' };
  }
  const admitted = sale.list === undefined ? anybody : toListed(sale, own);
  if (admitted.kind !== 'admitted') return admitted;
  if (demands.enableKYC && own.completeKYC === null) return { kind: 'noSession' };
  if (demands.enableKYC && !own.completeKYC) return { kind: 'noKyc' };
  // The answer of the disclaimer signs in.
  if (demands.showdisclaimer && !own.isDisclaimerAccepted) return { kind: 'noDisclaimer' };
  return admitted;
}

function toListed({ maxPerUser, maxWeight }: Sale, { admission }: WireAllocation): Admission {
  if (admission.kind === 'notListed') return { kind: 'notListed' };
  // The contract has a list, whatever a server says of it.
  if (admission.kind !== 'listed') return { kind: 'unknown' };
  const maxCommit = BigInt(admission.maxCommit);
  const weight = BigInt(admission.weight);
  return {
    kind: 'admitted',
    listing: { maxCommit, weight: admission.weight, proof: admission.proof },
    cap: maxCommit < maxPerUser ? maxCommit : maxPerUser,
    weight: weight < maxWeight ? weight : maxWeight,
  };
}
