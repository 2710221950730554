import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { Database } from '../database.ts';
import { listReportableEvents } from './list-reportable-events.ts';
import { type IndexedReportKind, UnknownReportKindError } from './report-kind.ts';

const database = {} as Database;
const txHash = toHash('7');
const account = toAddress('a');

const createKind = (kind: string): IndexedReportKind => ({
  kind,
  events: async (_database, { txHashes }) =>
    txHashes.map((hash) => ({ txHash: hash, account, blockNumber: 7, fields: { kind } })),
});
const kinds = [createKind('swap'), createKind('purchase')];

it('[TX-01] given two kinds, when events of one are listed, then only that kind reads the index', async () => {
  const listed = await listReportableEvents(database, kinds, {
    chainId: 1,
    kind: 'purchase',
    txHashes: [txHash],
  });
  expect(listed).toEqual([{ txHash, account, blockNumber: 7, fields: { kind: 'purchase' } }]);
  expect(await listReportableEvents(database, kinds, { chainId: 1, kind: 'swap', txHashes: [] })).toEqual([]);
});

it.each(['sale', 'toString', ''])(
  '[TX-01] given the unknown kind %j, when its events are listed, then it is refused with its typed error',
  async (kind) => {
    const listed = listReportableEvents(database, kinds, { chainId: 1, kind, txHashes: [] });
    await expect(listed).rejects.toThrow(UnknownReportKindError);
    await expect(listed).rejects.toMatchObject({ kind });
  },
);
