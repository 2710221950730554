import type { MonthlySaleRow } from '@tradewind/db/launchpad/find-monthly-sale.query';
import type { MonthlyOrderRow } from '@tradewind/db/launchpad/list-monthly-orders.query';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeMonthlyDue, findMonthlyState, findNextMonth } from '@tradewind/rules/launchpad/monthly-order';
import { computePricePer, computeSwapRate, formatExactRatio } from '@tradewind/rules/launchpad/price';
import type { WireMonthlyOrder, WireMonthlySale } from '@tradewind/schema/launchpad/monthly';
import { findListedSymbol } from './find-listed-symbol.ts';
import type { MonthlySaleTerms, MonthlyStanding } from './monthly-reader.ts';

type MonthlySale = {
  chainId: number;
  address: Hex;
  terms: MonthlySaleTerms | undefined;
  standing: MonthlyStanding | undefined;
  /** Undefined before the first order. */
  sums: MonthlySaleRow | undefined;
};

const unknown = { kind: 'unknown' } as const;

export function toWireMonthlySale({ chainId, address, terms, standing, sums }: MonthlySale): WireMonthlySale {
  return {
    chainId,
    address,
    terms: terms === undefined ? unknown : toWireTerms(chainId, terms),
    standing:
      terms === undefined || standing === undefined
        ? unknown
        : {
            kind: 'known',
            state: findMonthlyState(terms, standing.freeTokens, standing.isStopped),
            freeTokens: standing.freeTokens.toString(),
            reservedTokens: standing.reservedTokens.toString(),
          },
    orderCount: sums?.orderCount ?? 0,
    amountBNB: String(sums?.coin ?? 0n),
    amountBSCS: String(sums?.tokens ?? 0n),
    amountBSCSBlock: String(sums?.locked ?? 0n),
    withdrawn: String(sums?.withdrawn ?? 0n),
  };
}

function toWireTerms(
  chainId: number,
  { token: address, tokenDecimals: decimals, tokensPerCoin, firstBps, months, minimum }: MonthlySaleTerms,
): WireMonthlySale['terms'] {
  // Wei are the payment token's raw units, of 18 decimals.
  const rate = { tokensPerPayE18: tokensPerCoin, payDecimals: 18, tokenDecimals: decimals };
  return {
    kind: 'known',
    token: { address, symbol: findListedSymbol(chainId, address), decimals },
    tokensPerCoin: tokensPerCoin.toString(),
    swapAmount: formatExactRatio(computeSwapRate(rate)),
    pricePer: formatExactRatio(computePricePer(rate)),
    firstBps: Number(firstBps),
    months: Number(months),
    minimum: minimum.toString(),
  };
}

export function toWireMonthlyOrder(
  row: MonthlyOrderRow,
  { account, terms, time }: { account: Hex; terms: MonthlySaleTerms | undefined; time: bigint },
): WireMonthlyOrder {
  return {
    id: row.id,
    userId: account,
    createdDate: row.createdAt,
    amountBNB: row.coin.toString(),
    amountBSCS: row.tokens.toString(),
    amountBSCSBlock: row.locked.toString(),
    numWithDraw: row.paidMonths,
    withdrawn: row.withdrawn.toString(),
    txHash: row.txHash,
    release: toRelease(row, terms, time),
  };
}

function toRelease(
  { createdAt, locked, paidMonths }: MonthlyOrderRow,
  terms: MonthlySaleTerms | undefined,
  time: bigint,
): WireMonthlyOrder['release'] {
  if (terms === undefined) return unknown;
  const order = { createdAt: BigInt(createdAt), locked, paidMonths: BigInt(paidMonths) };
  return {
    kind: 'known',
    nextMonth: Number(findNextMonth(order, terms.months) ?? 0n),
    due: computeMonthlyDue(order, terms.months, time).toString(),
  };
}
