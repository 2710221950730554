import type { Hex } from '../column/hex-bytes.ts';
import type { saleBuyerTable, saleTable } from './tables.ts';

type NewSale = typeof saleTable.$inferInsert;
type NewBuyer = typeof saleBuyerTable.$inferInsert;

const account: Hex = `0x${'e'.repeat(40)}`;

const terms = {
  project: 2 ** 32 - 1,
  round: 1,
  kind: 'commit' as const,
  isPrefunded: false,
  payToken: account,
  payDecimals: 6,
  token: account,
  tokenDecimals: 18,
  issuer: account,
  feeTo: account,
  openAt: 2 ** 40 - 2,
  closeAt: 2 ** 40 - 1,
  deliverBy: 2 ** 40 - 1,
  latestTge: 2 ** 40 - 1,
  refundSeconds: 0,
  softCap: 1n,
  hardCap: 2n ** 96n - 1n,
  minPerUser: 1n,
  maxPerUser: 9n,
  maxWeight: 2 ** 32 - 1,
  tokensPerPayE18: 2n ** 128n - 1n,
  feeBps: 0,
  trancheSeconds: [0, 60],
  trancheBps: [2_500, 10_000],
  streamShareBps: 0,
  streamFirstBps: 0,
  streamCliffSeconds: 0,
  streamPeriodSeconds: 0,
  streamPeriods: 0,
};

const untouched = {
  isPaused: false,
  isFunded: false,
  signerEpoch: 0,
  committed: 0n,
  buyerCount: 0,
  changePaid: 0n,
  refundPaid: 0n,
  returned: 0n,
  refundCount: 0,
  givenUp: 0n,
  claimed: 0n,
  unsoldPaid: 0n,
  createdBlockNumber: 1,
  createdAt: 1,
};

/** A row of a sale with two tranches a minute apart. */
export function toTestSale(
  address: Hex,
  number: number,
  parts: Pick<NewSale, 'chainId' | 'state'> & Partial<NewSale>,
): NewSale {
  return { address, number, ...terms, ...untouched, ...parts };
}

/** A row of a buyer that claimed nothing. */
export function toTestBuyer(
  sale: Hex,
  buyer: Hex,
  parts: Pick<NewBuyer, 'chainId' | 'committed'> & Partial<NewBuyer>,
): NewBuyer {
  return {
    sale,
    account: buyer,
    weight: 1,
    joinedAt: 5,
    isSelfClaimOnly: false,
    claimed: 0n,
    claimedTranches: 0,
    streamClaimed: 0n,
    ...parts,
  };
}
