import type { ProjectRoundWithSale } from '@tradewind/db/launchpad/list-project-rounds.query';
import type { SaleBuyerRow, SaleRow } from '@tradewind/db/launchpad/sale-row';
import { computeRoundStatus, type RoundStatus } from '@tradewind/rules/launchpad/status';
import type { WireRoundStatus } from '@tradewind/schema/launchpad/round-status';
import type { ChainTimes } from './chain-times.ts';
import { readHolding, type SaleHolding } from './sale-facts.ts';

/** A sale at the block of its chain's index, with the part of a viewer. */
export type SaleView = {
  readonly sale: SaleRow;
  readonly blockNumber: number;
  readonly time: bigint;
  readonly buyer: SaleBuyerRow | undefined;
  readonly holding: SaleHolding;
};

/** A round: nothing is known of one whose chain has no index, also whether it has a sale. */
export type RoundView = {
  readonly id: number;
  readonly name: string;
  readonly chainId: number;
} & (
  | { readonly kind: 'none' | 'unknown' }
  | ({ readonly kind: 'known'; readonly status: RoundStatus } & SaleView)
);

export type KnownRound = Extract<RoundView, { kind: 'known' }>;

export const toSaleKey = ({ chainId, sale }: { chainId: number; sale: string }): string =>
  `${chainId} ${sale}`;

export function toRoundView(
  { round: { round: id, name, chainId }, sale }: ProjectRoundWithSale,
  times: ChainTimes,
  buyers: ReadonlyMap<string, SaleBuyerRow>,
): RoundView {
  const identity = { id, name, chainId };
  const block = times.get(chainId);
  if (block === undefined) return { ...identity, kind: 'unknown' };
  if (sale === null) return { ...identity, kind: 'none' };
  const time = BigInt(block.blockTimestamp);
  const buyer = buyers.get(toSaleKey({ chainId, sale: sale.address }));
  return {
    ...identity,
    kind: 'known',
    sale,
    blockNumber: block.blockNumber,
    time,
    buyer,
    holding: readHolding(sale, buyer, time),
    status: findSaleStatus(sale, time),
  };
}

export function findSaleStatus({ state, openAt, closeAt }: SaleRow, time: bigint): RoundStatus {
  const sale = { state, openAt: BigInt(openAt), closeAt: BigInt(closeAt) };
  return computeRoundStatus({ kind: 'sale', sale }, time);
}

/** The status of a listed round; undefined where it is not known. */
export function findStatus(round: RoundView): RoundStatus | undefined {
  if (round.kind === 'unknown') return undefined;
  return round.kind === 'known' ? round.status : computeRoundStatus({ kind: 'published' }, 0n);
}

const numbers: Readonly<Record<RoundStatus, WireRoundStatus>> = {
  pending: 0,
  coming: 1,
  going: 2,
  open: 3,
  close: 4,
};

export const toWireStatus = (status: RoundStatus | undefined): WireRoundStatus =>
  status === undefined ? null : numbers[status];
