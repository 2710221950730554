import { isSameAddress } from '@tradewind/rules/network/address';
import type { Flow } from './expected-movements.ts';
import type { PlannedWrite } from './planned-write.ts';

/** An agreed flow with its limit. */
export type LimitedFlow = Flow & { readonly limit: bigint };

/** The worst case of a write, where one line can say it. */
export type WorstCase = {
  readonly kind: 'receives-at-least' | 'pays-at-most' | 'nothing-leaves';
  readonly flows: readonly LimitedFlow[];
};

/** More amounts than these are no line. */
const mostInLine = 2;

/**
 * The least that arrives at the account; where no least is agreed, the most that leaves it. Undefined where NFTs move,
 * where neither has a limit, and for outputs of two accounts.
 */
export function findWorstCase({ expected, write }: PlannedWrite): WorstCase | undefined {
  const { leaves, arrives, nfts } = expected;
  if (nfts) return undefined;
  if (leaves.length + arrives.length === 0) return { kind: 'nothing-leaves', flows: [] };
  const isOwn = ({ owner }: Flow) => isSameAddress(owner, write.account);
  const own = arrives.filter(isOwn);
  if (own.length > 0 && own.length < arrives.length) return undefined;
  return toWorstCase('receives-at-least', own) ?? toWorstCase('pays-at-most', leaves);
}

function toWorstCase(kind: WorstCase['kind'], flows: readonly Flow[]): WorstCase | undefined {
  const limited = flows.filter(hasLimit);
  const isLine = limited.length > 0 && limited.length === flows.length && flows.length <= mostInLine;
  return isLine ? { kind, flows: limited } : undefined;
}

function hasLimit(flow: Flow): flow is LimitedFlow {
  return flow.limit !== undefined && flow.limit > 0n;
}
