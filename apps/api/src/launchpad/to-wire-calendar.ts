import { toSaleNetwork } from '@tradewind/rules/launchpad/sale-network';
import type { ProjectRow } from '@tradewind/db/launchpad/app-tables';
import type { ClaimCalendarRow } from '@tradewind/db/launchpad/list-claim-calendar.query';
import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import type { Ratio } from '@tradewind/rules/amount/ratio';
import { listClaimDates, type Month } from '@tradewind/rules/launchpad/calendar';
import { formatExactRatio } from '@tradewind/rules/launchpad/price';
import type { WireClaimCalendarEntry, WireScheduleEntry } from '@tradewind/schema/launchpad/schedule';
import type { ChainTimes } from './chain-times.ts';
import { findSaleStatus, toWireStatus } from './round-view.ts';
import { readHolding } from './sale-facts.ts';
import { toLogoUrl } from './to-wire-project.ts';

/** An opening; none where its chain has no index. */
export function toWireScheduleEntry(
  { project, sale }: { project: ProjectRow; sale: SaleRow },
  times: ChainTimes,
): WireScheduleEntry[] {
  const block = times.get(sale.chainId);
  if (block === undefined) return [];
  const entry = {
    id: project.id,
    symbol: project.symbol,
    name: project.name,
    logoUrl: toLogoUrl(project, sale),
    startDate: sale.openAt,
    round: sale.round,
    endDate: sale.closeAt,
    status: toWireStatus(findSaleStatus(sale, BigInt(block.blockTimestamp))),
    chainId: sale.chainId,
    network: toSaleNetwork(sale.chainId),
  };
  return [entry];
}

/** The dates of a purchase in a month; none where its chain has no index. */
export function toWireClaimDates(
  { project, sale, buyer }: ClaimCalendarRow,
  month: Month,
  times: ChainTimes,
): WireClaimCalendarEntry[] {
  const block = times.get(sale.chainId);
  if (block === undefined || sale.tgeAt === null) return [];
  const { purchase } = readHolding(sale, buyer, BigInt(block.blockTimestamp));
  const { schedule, bought } = purchase;
  const dates = listClaimDates({ schedule, bought, tgeAt: BigInt(sale.tgeAt) }, month);
  return dates.map(({ claimRound, date, tokens, share }) => ({
    symbol: project.symbol,
    claimRound,
    claimTime: Number(date),
    claimToken: formatExactAmount(tokens, sale.tokenDecimals),
    percentage: formatPercentage(share),
    id: project.id,
    name: project.name,
    unit: project.unit,
    logoUrl: toLogoUrl(project, sale),
    round: sale.round,
    chainId: sale.chainId,
  }));
}

/** A share in per cent. */
export const formatPercentage = ({ numerator, denominator }: Ratio): string =>
  formatExactRatio({ numerator: numerator * 100n, denominator });
