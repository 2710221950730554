import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import { findDeadReason } from '@tradewind/rules/launchpad/status';
import type { WireSale } from '@tradewind/schema/launchpad/sale';
import { findListedSymbol } from './find-listed-symbol.ts';
import { toSaleRecord } from './sale-facts.ts';

export function toWireSale(sale: SaleRow, time: bigint): WireSale {
  const { chainId } = sale;
  return {
    chainId,
    address: sale.address,
    kind: sale.kind,
    state: sale.state,
    cancelReason: sale.cancelReason,
    deadReason: findDeadReason(toSaleRecord(sale), time) ?? null,
    isPaused: sale.isPaused,
    isPrefunded: sale.isPrefunded,
    isFunded: sale.isFunded,
    pay: toToken(chainId, sale.payToken, sale.payDecimals),
    token: toToken(chainId, sale.token, sale.tokenDecimals),
    issuer: sale.issuer,
    feeTo: sale.feeTo,
    signer: sale.signer,
    signerEpoch: sale.signerEpoch,
    listRoot: sale.listRoot,
    listHash: sale.listHash,
    ...toLimits(sale),
    tranches: sale.trancheSeconds.map((afterSeconds, place) => ({
      afterSeconds,
      cumulativeBps: sale.trancheBps[place] ?? 0,
    })),
    stream: toStream(sale),
    vesting: sale.vesting,
    committed: sale.committed.toString(),
    buyerCount: sale.buyerCount,
    level: sale.level?.toString() ?? null,
    accepted: sale.accepted?.toString() ?? null,
    tgeAt: sale.tgeAt,
  };
}

/** Dates and amounts of the terms. */
function toLimits(sale: SaleRow) {
  return {
    openAt: sale.openAt,
    closeAt: sale.closeAt,
    deliverBy: sale.deliverBy,
    latestTge: sale.latestTge,
    refundSeconds: sale.refundSeconds,
    softCap: sale.softCap.toString(),
    hardCap: sale.hardCap.toString(),
    minPerUser: sale.minPerUser.toString(),
    maxPerUser: sale.maxPerUser.toString(),
    maxWeight: sale.maxWeight,
    tokensPerPayE18: sale.tokensPerPayE18.toString(),
    feeBps: sale.feeBps,
  };
}

function toStream(sale: SaleRow): WireSale['stream'] {
  if (sale.streamShareBps === 0) return null;
  return {
    shareBps: sale.streamShareBps,
    firstReleaseBps: sale.streamFirstBps,
    cliffSeconds: sale.streamCliffSeconds,
    periodSeconds: sale.streamPeriodSeconds,
    periods: sale.streamPeriods,
  };
}

/** The decimals are those that the sale stored. */
const toToken = (chainId: number, address: `0x${string}`, decimals: number): WireSale['token'] => ({
  address,
  symbol: findListedSymbol(chainId, address),
  decimals,
});
