import { expect, it } from 'vitest';
import { createReportSchemas } from '../transaction/reported-transaction.ts';
import { reportedEntry } from './reported-entry.ts';

const { body } = createReportSchemas([reportedEntry]);
const report = { chainId: 1, txHash: `0x${'7'.repeat(64)}`, kind: 'prediction_entry' };

it('[TX-01] given a report of an entry, when it is parsed, then its fields are accepted', () => {
  const fields = { epoch: '7', side: 'up', amount: '5' };
  expect(body.parse({ ...report, claim: fields })).toEqual({ ...report, claim: fields });
});

it.each([{ side: 'up' }, { epoch: '7', side: 'left' }, { epoch: '7', pool: '0x' }])(
  '[TX-01] given the fields %j, when it is parsed, then it is refused',
  (fields) => expect(body.safeParse({ ...report, claim: fields }).success).toBe(false),
);
