import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import { computeAccepted, findLevel, fullLevel } from '@tradewind/rules/launchpad/level';
import { computeTokens } from '@tradewind/rules/launchpad/schedule';
import { joinVerdicts, type Verdict } from '../../../shared/verify/verdict.ts';
import { listOwnRows } from '../claim/own-claims.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';

/** What the chain says of a sale at a time of it. */
export type SaleEvidence = {
  readonly sale: Sale;
  /** Chain seconds. */
  readonly time: bigint;
  /** The records of all accounts that the server names; undefined where it names none, or more than are read. */
  readonly buyers: readonly SaleBuyer[] | undefined;
  /** The server's index is behind the chain, so that it may not name the last ones. */
  readonly isBehind: boolean;
  /** The account's record, and what the sale says to count of it; undefined without one that joined. */
  readonly own: { readonly record: SaleBuyer; readonly accepted: bigint } | undefined;
  /** Raw units of both tokens in the contract. */
  readonly held: Amounts;
};

type Amounts = { readonly pay: bigint; readonly token: bigint };

export type SaleVerification = {
  readonly verdict: Verdict;
  readonly buyers:
    | { readonly verdict: Verdict; readonly count: bigint; readonly committed: bigint }
    | undefined;
  /** Undefined before the sale is settled, and of a cancelled one. */
  readonly level: { readonly verdict: Verdict } | undefined;
  readonly own: { readonly verdict: Verdict; readonly expected: bigint } | undefined;
  readonly escrow: { readonly verdict: Verdict; readonly owed: Amounts | undefined };
};

/** Computes a sale again from the records of all buyers: their sums, the level, a share, and what the escrow owes. */
export function verifySale(evidence: SaleEvidence): SaleVerification {
  const { sale, time } = evidence;
  const buyers = verifyBuyers(evidence);
  const all = buyers?.verdict === 'good' ? evidence.buyers : undefined;
  const isLevelled = sale.state === 'levelled' || sale.state === 'delivered';
  const level = isLevelled ? { verdict: verifyLevel(sale, all) } : undefined;
  const own = isLevelled ? verifyOwn(evidence) : undefined;
  const owed = all && computeOwed(sale, all, time);
  const escrow = { verdict: owed ? toVerdict(covers(evidence.held, owed)) : ('open' as const), owed };
  const parts = [buyers?.verdict ?? 'open', level?.verdict, own?.verdict, escrow.verdict];
  return { verdict: joinVerdicts(parts.filter((part) => part !== undefined)), buyers, level, own, escrow };
}

/** While buyers join, a record may be newer than the sums. A server that is behind proves nothing against the sale. */
function verifyBuyers({ sale, time, buyers, isBehind }: SaleEvidence): SaleVerification['buyers'] {
  if (buyers === undefined) return undefined;
  const count = BigInt(buyers.filter(({ committed }) => committed > 0n).length);
  const committed = buyers.reduce((sum, buyer) => sum + buyer.committed, 0n);
  const isSame = count === sale.buyers && committed === sale.committed;
  const isChanging = isBehind || (sale.state === 'open' && time < sale.closeAt);
  return { verdict: isSame ? 'good' : isChanging ? 'open' : 'bad', count, committed };
}

function verifyLevel(sale: Sale, buyers: readonly SaleBuyer[] | undefined): Verdict {
  if (sale.committed <= sale.hardCap) return toVerdict(sale.level === fullLevel);
  return buyers ? toVerdict(findLevel(buyers, sale.hardCap) === sale.level) : 'open';
}

function verifyOwn({ sale, own }: SaleEvidence): SaleVerification['own'] {
  if (own === undefined) return undefined;
  const expected = computeAccepted(own.record, sale.level);
  return { verdict: toVerdict(expected === own.accepted), expected };
}

/** What buyers can take, and the payments that stay until the refund window is over. */
function computeOwed(sale: Sale, buyers: readonly SaleBuyer[], time: bigint): Amounts {
  const isFunded = sale.state === 'open' && sale.prefunded && sale.isFunded;
  const owed = { pay: 0n, token: isFunded ? computeTokens(sale.hardCap, sale.tokensPerPayE18) : 0n };
  for (const buyer of buyers) {
    const allocation = computeAllocation(sale, buyer, time);
    if (allocation.kind === 'committed') owed.pay += allocation.committed;
    if (allocation.kind === 'dead') owed.pay += allocation.due;
    if (allocation.kind === 'accepted') {
      const { change, refund, accepted } = allocation;
      owed.pay += (change.isTaken ? 0n : change.amount) + (refund.kind === 'over' ? 0n : accepted);
      if (sale.state === 'delivered')
        owed.token += listOwnRows(sale, buyer, allocation, time).reduce(
          (sum, { tokens, claimed }) => sum + tokens - claimed,
          0n,
        );
    }
  }
  return owed;
}

function covers(held: Amounts, owed: Amounts): boolean {
  return held.pay >= owed.pay && held.token >= owed.token;
}

function toVerdict(holds: boolean): Verdict {
  return holds ? 'good' : 'bad';
}
