import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createReportSchemas } from '../transaction/reported-transaction.ts';
import { reportedHarvest, reportedStake, reportedUnstake } from './reported-stakes.ts';

const { body } = createReportSchemas([reportedStake, reportedUnstake, reportedHarvest]);
const pool = toAddress('a');
const report = { chainId: 1, txHash: toHash('7') };

it.each([
  { kind: 'stake', claim: { pool, amount: '1', period: '86400' } },
  { kind: 'unstake', claim: { pool, id: '0' } },
  { kind: 'harvest', claim: { pool } },
])('[TX-01] [POOL-03] given a report of kind $kind, when it is parsed, then its fields are accepted', (one) =>
  expect(body.parse({ ...report, ...one })).toEqual({ ...report, ...one }),
);

it.each([
  { kind: 'stake', claim: { amount: '1' } },
  { kind: 'stake', claim: { pool, amount: '-1' } },
  { kind: 'unstake', claim: { pool, reward: '1' } },
  { kind: 'harvest', claim: { pool: 'a pool' } },
])('[TX-01] [POOL-03] given the report %j, when it is parsed, then it is refused', (one) =>
  expect(body.safeParse({ ...report, ...one }).success).toBe(false),
);
