import { stakePoolEvents as poolEvents } from '@tradewind/abi/stake-pool/stake-pool.events';
import { stakePoolFactoryEvents as factoryEvents } from '@tradewind/abi/stake-pool/stake-pool-factory.events';
import {
  feesSetTable,
  finishedTable,
  fundedTable,
  harvestedTable,
  periodsSetTable,
  poolCreatedTable,
  poolCreditedTable,
  poolPendingWithdrawnTable,
  poolTreasurySweptTable,
  stakedTable,
  unstakedTable,
  withdrawnTable,
} from '@tradewind/db/stake-pool/tables';
import { type Origin, type RowsOf, stored } from '../contract/define-events.ts';

export type EventRows = RowsOf<typeof stakePoolEvents>;

export const stakePoolEvents = {
  factory: {
    poolsCreated: stored(factoryEvents.poolCreated, poolCreatedTable),
  },
  pool: {
    staked: stored(
      poolEvents.staked,
      stakedTable,
      ({ account, id, amount, period, aprBps, feeVersion, reserved }, { address: pool }) => ({
        pool,
        account,
        id: Number(id),
        amount,
        period: Number(period),
        aprBps: Number(aprBps),
        feeVersion: Number(feeVersion),
        reserved,
      }),
    ),
    unstaked: stored(poolEvents.unstaked, unstakedTable, ({ id, ...exit }, { address: pool }) => ({
      pool,
      ...exit,
      id: Number(id),
    })),
    harvested: stored(
      poolEvents.harvested,
      harvestedTable,
      ({ id, closed: isClosed, ...payment }, { address: pool }) => ({
        pool,
        ...payment,
        id: Number(id),
        isClosed,
      }),
    ),
    credited: stored(poolEvents.credited, poolCreditedTable, addPool),
    pendingWithdrawn: stored(
      poolEvents.pendingWithdrawn,
      poolPendingWithdrawnTable,
      ({ account, to: recipient, amount }, { address: pool }) => ({ pool, account, recipient, amount }),
    ),
    funded: stored(poolEvents.funded, fundedTable, ({ from: sender, amount }, { address: pool }) => ({
      pool,
      sender,
      amount,
    })),
    withdrawn: stored(
      poolEvents.withdrawn,
      withdrawnTable,
      ({ to: recipient, amount }, { address: pool }) => ({ pool, recipient, amount }),
    ),
    treasurySwept: stored(poolEvents.treasurySwept, poolTreasurySweptTable, addPool),
    periodsSet: stored(
      poolEvents.periodsSet,
      periodsSetTable,
      ({ durations, aprsBps }, { address: pool }) => ({
        pool,
        durations: durations.map(Number),
        aprsBps: aprsBps.map(Number),
      }),
    ),
    feesSet: stored(
      poolEvents.feesSet,
      feesSetTable,
      ({ version, dayLimits, feesBps }, { address: pool }) => ({
        pool,
        version: Number(version),
        dayLimits: dayLimits.map(Number),
        feesBps: feesBps.map(Number),
      }),
    ),
    finished: stored(poolEvents.finished, finishedTable, ({ lastMaturity }, { address: pool }) => ({
      pool,
      lastMaturity: Number(lastMaturity),
    })),
  },
};

function addPool<Args extends object>(args: Args, { address: pool }: Origin) {
  return { pool, ...args };
}
