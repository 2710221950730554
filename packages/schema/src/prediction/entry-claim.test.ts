import { expect, it } from 'vitest';
import { createReportSchemas } from '../transaction/reported-transaction.ts';
import { entryClaim } from './entry-claim.ts';

const { body } = createReportSchemas([entryClaim]);
const report = { chainId: 1, txHash: `0x${'7'.repeat(64)}`, kind: 'prediction_entry' };

it('[TX-01] given a report of an entry, when it is parsed, then its claim is accepted', () => {
  const claim = { epoch: '7', side: 'up', amount: '5' };
  expect(body.parse({ ...report, claim })).toEqual({ ...report, claim });
});

it.each([{ side: 'up' }, { epoch: '7', side: 'left' }, { epoch: '7', pool: '0x' }])(
  '[TX-01] given the claim %j, when it is parsed, then it is refused',
  (claim) => expect(body.safeParse({ ...report, claim }).success).toBe(false),
);
