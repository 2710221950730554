import { isSameAddress } from '@tradewind/rules/network/address';
import type { Flow } from './expected-movements.ts';
import type { PlannedWrite } from './planned-write.ts';

/** An agreed flow with its limit. */
export type LimitedFlow = Flow & { readonly limit: bigint };

/** The worst case of a write, where one line can say it. */
export type AgreedOutcome = {
  readonly kind: 'receives-at-least' | 'pays-at-most' | 'nothing-leaves';
  readonly flows: readonly LimitedFlow[];
};

/** More amounts than these are no line. */
const mostInLine = 2;

/**
 * The least that arrives at the account; without arrivals the most that leaves it. Undefined where NFTs move, where
 * an amount has no limit, and for an output that reaches another account.
 */
export function findAgreedOutcome({ expected, write }: PlannedWrite): AgreedOutcome | undefined {
  const { leaves, arrives, nfts } = expected;
  if (nfts) return undefined;
  if (leaves.length + arrives.length === 0) return { kind: 'nothing-leaves', flows: [] };
  const isOwn = ({ owner }: Flow) => isSameAddress(owner, write.account);
  if (arrives.length > 0 && arrives.every(isOwn)) return toOutcome('receives-at-least', arrives);
  return arrives.some(isOwn) ? undefined : toOutcome('pays-at-most', leaves);
}

function toOutcome(kind: AgreedOutcome['kind'], flows: readonly Flow[]): AgreedOutcome | undefined {
  const limited = flows.filter(hasLimit);
  const isLine = limited.length > 0 && limited.length === flows.length && flows.length <= mostInLine;
  return isLine ? { kind, flows: limited } : undefined;
}

function hasLimit(flow: Flow): flow is LimitedFlow {
  return flow.limit !== undefined && flow.limit > 0n;
}
