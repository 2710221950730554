import { toSaleNetwork } from '@tradewind/rules/launchpad/sale-network';
import type { ProjectRow } from '@tradewind/db/launchpad/app-tables';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import {
  computePricePer,
  computeSwapRate,
  formatExactRatio,
  formatPercentProcess,
} from '@tradewind/rules/launchpad/price';
import { computeProjectStatus, type RoundStatus } from '@tradewind/rules/launchpad/status';
import type { WireProject, WireProjectRound } from '@tradewind/schema/launchpad/project';
import { toTokenLogoUrl } from '@tradewind/schema/media/logo-url';
import { findStatus, type KnownRound, type RoundView, toWireStatus } from './round-view.ts';
import { describeRelease, findNextClaim, findTokens, toSchedule, toTokens } from './sale-facts.ts';
import { toWireSale } from './to-wire-sale.ts';
import { sumAligned, sumWhole, type TokenAmount } from './whole-sum.ts';

/** A project with its rounds in the order of their numbers. */
export type ProjectView = { readonly project: ProjectRow; readonly rounds: readonly RoundView[] };

export function toWireProject(view: ProjectView): WireProject {
  const { project, rounds } = view;
  const first = findFirstSale(rounds);
  const status = findProjectStatus(rounds);
  return {
    ...toTexts(project, first),
    ...toTermsOfFirst(project, first),
    ...toSums(rounds),
    ...toViewerPart(rounds),
    ...toDates(rounds, status),
    status: toWireStatus(status),
    details: rounds.map(toWireRound),
    schedules: rounds.map((round) => ({
      round: round.id,
      startDate: round.kind === 'known' ? round.sale.openAt : null,
    })),
    contractDailyAddress:
      rounds.flatMap((round) => (round.kind === 'known' ? (round.sale.vesting ?? []) : []))[0] ?? null,
    currentPrice: null,
    chainId: rounds[0]?.chainId ?? null,
    unknownRounds: rounds.filter(({ kind }) => kind === 'unknown').map(({ id }) => id),
  };
}

/** The first sale in the order of the rounds; undefined too where an earlier round is not known. */
function findFirstSale(rounds: readonly RoundView[]): KnownRound | undefined {
  const first = rounds.find(({ kind }) => kind !== 'none');
  return first?.kind === 'known' ? first : undefined;
}

/** An open round decides; any other status needs all rounds. */
function findProjectStatus(rounds: readonly RoundView[]): RoundStatus | undefined {
  const statuses = rounds.map(findStatus);
  const known = statuses.filter((status) => status !== undefined);
  if (known.includes('open')) return 'open';
  return known.length < statuses.length ? undefined : computeProjectStatus(known);
}

/** Logos of tokens are at the origin of media; the operator may name another picture. */
export function toLogoUrl({ logo }: ProjectRow, sale: TokenOfSale | undefined): string | null {
  if (logo !== null) return logo;
  return sale === undefined ? null : toTokenLogoUrl('', { chainId: sale.chainId, address: sale.token });
}

type TokenOfSale = { chainId: number; token: string };

function toTexts(project: ProjectRow, first: KnownRound | undefined) {
  return {
    id: project.id,
    name: project.name,
    unit: project.unit,
    symbol: project.symbol,
    description: project.description,
    logoUrl: toLogoUrl(project, first?.sale),
    backgroundUrl: project.background,
    socical: {
      telegram: project.telegram,
      twitter: project.twitter,
      medium: project.medium,
      website: project.website,
    },
    totalSupply: project.totalSupply,
    network: project.network,
    showdisclaimer: project.showsDisclaimer,
    showPopupClaim: project.showsClaimPopup,
    enableKYC: project.needsKyc,
    referenceId: project.referenceId,
    created: project.created,
  };
}

function toTermsOfFirst({ network }: ProjectRow, first: KnownRound | undefined) {
  const sale = first?.sale;
  return {
    idoContract: sale?.address ?? null,
    swapAmount: sale ? formatExactRatio(computeSwapRate(sale)) : null,
    pricePer: sale ? formatExactRatio(computePricePer(sale)) : null,
    vesting: sale ? describeRelease(toSchedule(sale)) : null,
    tokenNetwork: sale ? toSaleNetwork(sale.chainId) : network,
    decimals: sale?.tokenDecimals ?? null,
    decimalUsd: sale?.payDecimals ?? null,
    owner: sale?.issuer ?? null,
    contractAddress: sale?.token ?? null,
  };
}

/** The sales of all rounds; undefined where there is none, or where a round is not known. */
function findAllSales(rounds: readonly RoundView[]): readonly KnownRound[] | undefined {
  const known = rounds.filter((round) => round.kind === 'known');
  const isWhole = rounds.every(({ kind }) => kind !== 'unknown');
  return isWhole && known.length > 0 ? known : undefined;
}

function toSums(rounds: readonly RoundView[]) {
  const all = findAllSales(rounds);
  if (all === undefined)
    return { idoSupply: null, totalRaise: null, percentProcess: null, joined: null, buyerCount: null };
  const sales = all.map(({ sale }) => sale);
  const caps = sales.map(({ hardCap, payDecimals }) => ({ raw: hardCap, decimals: payDecimals }));
  const joins = sales.map(({ committed, payDecimals }) => ({ raw: committed, decimals: payDecimals }));
  const [capSum, joinSum] = [sumAligned(caps), sumAligned(joins)];
  return {
    idoSupply: sumWhole(
      sales.map((sale) => ({ raw: toTokens(sale, sale.hardCap), decimals: sale.tokenDecimals })),
    ),
    totalRaise: sumWhole(caps),
    percentProcess: formatPercentProcess(joinSum.raw, capSum.raw),
    joined: sumWhole(joins),
    buyerCount: sales.reduce((sum, { buyerCount }) => sum + buyerCount, 0),
  };
}

function toDates(rounds: readonly RoundView[], status: RoundStatus | undefined) {
  const all = findAllSales(rounds)?.map(({ sale }) => sale);
  const active = rounds.find((round) => round.kind === 'known' && round.status === status);
  const sale = active?.kind === 'known' ? active.sale : undefined;
  return {
    startDate: all ? Math.min(...all.map(({ openAt }) => openAt)) : null,
    endDate: all ? Math.max(...all.map(({ closeAt }) => closeAt)) : null,
    startOpenIdo: sale?.openAt ?? null,
    closeJoinIdo: sale?.closeAt ?? null,
  };
}

/** What the viewer has in all rounds; nothing is known while one of them is not. */
function toViewerPart(rounds: readonly RoundView[]) {
  const joined = (findAllSales(rounds) ?? []).filter(({ buyer }) => buyer !== undefined);
  if (joined.length === 0)
    return { nextClaim: null, nextDate: null, allocation: null, claimed: null, claimable: null };
  const sum = (read: (round: KnownRound) => bigint) =>
    sumWhole(joined.map((round): TokenAmount => ({ raw: read(round), decimals: round.sale.tokenDecimals })));
  const [next] = joined
    .flatMap(({ sale, holding, time }) => {
      const claim = findNextClaim(holding, time);
      return claim === undefined ? [] : [{ ...claim, decimals: sale.tokenDecimals }];
    })
    .toSorted((a, b) => Number(a.date - b.date));
  return {
    nextClaim: next === undefined ? null : formatExactAmount(next.tokens, next.decimals),
    nextDate: next === undefined ? null : Number(next.date),
    allocation: sum(({ sale, holding }) => findTokens(sale, holding) ?? 0n),
    claimed: sum(({ buyer }) => buyer?.claimed ?? 0n),
    claimable: sum(({ holding }) => holding.rows.reduce((total, { due }) => total + due, 0n)),
  };
}

function toWireRound(round: RoundView): WireProjectRound {
  const { id, name, chainId } = round;
  const tokens =
    round.kind === 'known' && round.buyer !== undefined ? findTokens(round.sale, round.holding) : undefined;
  return {
    id,
    name,
    status: toWireStatus(findStatus(round)),
    allocation:
      round.kind === 'known' && tokens !== undefined
        ? formatExactAmount(tokens, round.sale.tokenDecimals)
        : null,
    chainId,
    network: toSaleNetwork(chainId),
    onChain:
      round.kind === 'known'
        ? {
            kind: 'known',
            sale: toWireSale(round.sale, round.time),
            blockNumber: round.blockNumber,
            blockTimestamp: Number(round.time),
          }
        : { kind: round.kind },
  };
}
