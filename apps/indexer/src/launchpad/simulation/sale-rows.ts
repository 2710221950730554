import type { Database } from '@tradewind/db/database';
import { monthlySaleTable, saleBuyerTable, saleTable } from '@tradewind/db/launchpad/tables';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { ChainModel } from '../../simulation/chain-model.ts';
import { monthlySale } from './model-launchpad.ts';
import { type ModelBuyer, type ModelOrder, type ModelSale, sum } from './model-sale.ts';

type Rows = { sales: SaleRow[]; buyers: BuyerRow[]; monthly: MonthlyRow[] };

/** The sales and buyers of a chain, and the sums of its monthly sale: as indexed, and as stored in its contracts. */
export type SaleRows = { indexed: Rows; held: Rows };

const { chainId: chainOfSale, ...saleColumns } = getTableColumns(saleTable);
const { chainId: chainOfBuyer, ...buyerColumns } = getTableColumns(saleBuyerTable);

const { chainId: chainOfMonthly, ...monthlyColumns } = getTableColumns(monthlySaleTable);

type SaleRow = Pick<typeof saleTable.$inferSelect, keyof typeof saleColumns>;
type BuyerRow = Pick<typeof saleBuyerTable.$inferSelect, keyof typeof buyerColumns>;
type MonthlyRow = Pick<typeof monthlySaleTable.$inferSelect, keyof typeof monthlyColumns>;

export async function readSaleRows(
  { orm }: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<SaleRows> {
  const sales = await orm
    .select(saleColumns)
    .from(saleTable)
    .where(eq(chainOfSale, chainId))
    .orderBy(asc(saleTable.number));
  const buyers = await orm.select(buyerColumns).from(saleBuyerTable).where(eq(chainOfBuyer, chainId));
  const monthly = await orm.select(monthlyColumns).from(monthlySaleTable).where(eq(chainOfMonthly, chainId));
  const { sales: held = [], orders = [] } = blocks.at(-1)?.launchpad ?? {};
  return {
    indexed: { sales, buyers: buyers.toSorted(byKey), monthly },
    held: {
      sales: held.map(toSaleRow),
      buyers: held.flatMap((sale) => sale.buyers.map((buyer) => toBuyerRow(sale, buyer))).toSorted(byKey),
      monthly: toMonthlyRows(orders),
    },
  };
}

function toSaleRow(sale: ModelSale): SaleRow {
  return { ...toTermColumns(sale), ...toStateColumns(sale) };
}

function toTermColumns(sale: ModelSale) {
  const { stream, tranches } = sale.schedule;
  return {
    address: sale.address,
    number: sale.number,
    project: Number(sale.project),
    round: Number(sale.round),
    kind: sale.kind,
    isPrefunded: sale.prefunded,
    payToken: sale.pay,
    payDecimals: Number(sale.payDecimals),
    token: sale.token,
    tokenDecimals: Number(sale.tokenDecimals),
    issuer: sale.issuer,
    feeTo: sale.feeTo,
    listRoot: sale.listRoot,
    listHash: sale.listHash,
    openAt: Number(sale.openAt),
    closeAt: Number(sale.closeAt),
    deliverBy: Number(sale.deliverBy),
    latestTge: Number(sale.latestTge),
    refundSeconds: Number(sale.refundSeconds),
    softCap: sale.softCap,
    hardCap: sale.hardCap,
    minPerUser: sale.minPerUser,
    maxPerUser: sale.maxPerUser,
    maxWeight: Number(sale.maxWeight),
    tokensPerPayE18: sale.tokensPerPayE18,
    feeBps: Number(sale.feeBps),
    trancheSeconds: tranches.map(({ afterSeconds }) => Number(afterSeconds)),
    trancheBps: tranches.map(({ cumulativeBps }) => Number(cumulativeBps)),
    streamShareBps: Number(stream.shareBps),
    streamFirstBps: Number(stream.firstReleaseBps),
    streamCliffSeconds: Number(stream.cliffSeconds),
    streamPeriodSeconds: Number(stream.periodSeconds),
    streamPeriods: Number(stream.periods),
    vesting: sale.vesting,
  };
}

function toStateColumns(sale: ModelSale) {
  const { buyers } = sale;
  return {
    state: sale.state,
    cancelReason: sale.reason,
    isPaused: sale.isPaused,
    isFunded: sale.isFunded,
    signer: sale.currentSigner,
    signerEpoch: Number(sale.signerEpoch),
    level: sale.level,
    accepted: sale.accepted,
    tgeAt: toNumber(sale.tgeAt),
    committed: sum(buyers, ({ committed }) => committed),
    buyerCount: buyers.length,
    changePaid: sum(buyers, ({ changePaid }) => changePaid),
    refundPaid: sum(buyers, ({ refundPaid }) => refundPaid),
    returned: sum(buyers, ({ returned }) => returned),
    refundCount: buyers.filter(({ refundPaid }) => refundPaid !== null).length,
    givenUp: sum(buyers, ({ givenUp }) => givenUp),
    claimed: sum(buyers, ({ claimed }) => claimed),
    unsoldPaid: sale.unsoldPaid,
    proceedsPaid: sale.proceedsPaid,
    feePaid: sale.feePaid,
    createdBlockNumber: sale.createdAt.blockNumber,
    createdAt: sale.createdAt.time,
  };
}

function toBuyerRow({ address: sale }: ModelSale, buyer: ModelBuyer): BuyerRow {
  const { account, committed, isSelfClaimOnly, claimed, streamClaimed, changePaid, refundPaid } = buyer;
  return {
    sale,
    account,
    committed,
    weight: Number(buyer.weight),
    joinedAt: Number(buyer.joinedAt),
    isSelfClaimOnly,
    claimed,
    claimedTranches: Number(buyer.claimedTranches),
    streamClaimed,
    streamClaimedAt: toNumber(buyer.streamClaimedAt),
    changePaid,
    refundPaid,
  };
}

function toMonthlyRows(orders: readonly ModelOrder[]): MonthlyRow[] {
  if (orders.length === 0) return [];
  const total = (of: (order: ModelOrder) => bigint) => orders.reduce((all, order) => all + of(order), 0n);
  return [
    {
      address: monthlySale,
      orderCount: orders.length,
      coin: total(({ coin }) => coin),
      tokens: total(({ tokens }) => tokens),
      locked: total(({ locked }) => locked),
      withdrawn: total(({ withdrawn }) => withdrawn),
    },
  ];
}

function toNumber(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

function byKey(a: BuyerRow, b: BuyerRow): number {
  return `${a.sale} ${a.account}` < `${b.sale} ${b.account}` ? -1 : 1;
}
