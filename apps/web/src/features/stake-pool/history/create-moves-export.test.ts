import { afterEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { parseCsv } from '../../../shared/export/csv.test-support.ts';
import { createMovesExport } from './create-moves-export.ts';
import { createMove, toMovesAnswer } from './move.test-support.ts';

const pool = toAddress('e');

/** The file of these pages, and the requests for them. */
async function save(ofPool: typeof pool | undefined, ...pages: readonly Response[]) {
  const requested: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL(url, 'http://x'));
    return pages[requested.length - 1];
  });
  const reading = { signal: new AbortController().signal, onProgress: () => undefined };
  const text = await createMovesExport(ofPool)({ chain: createTestChain(), account }, reading);
  const [head, ...rows] = parseCsv(text);
  return {
    requested,
    rows: rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]]))),
  };
}

const toQuery = ({ searchParams: query }: URL) => ['kind', 'pool', 'cursor'].map((name) => query.get(name));

afterEach(() => vi.unstubAllGlobals());

it('[POOL-02] given moves on two pages, then each is a row of the file, with every digit and its raw units', async () => {
  const exit = { change: 'unstaked' as const, logIndex: 9, fee: '7', reward: '1000000000000000003' };
  const { rows, requested } = await save(
    pool,
    toMovesAnswer([createMove(exit)], '12-9'),
    toMovesAnswer([createMove()]),
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    time: '2026-11-20T12:56:38.000Z',
    change: 'unstaked',
    pool,
    stake_id: '0',
    period_seconds: '2592000',
    deposit_token_symbol: 'BSCS',
    principal: '500.000000000000000001',
    principal_raw: '500000000000000000001',
    fee: '0.000000000000000007',
    fee_raw: '7',
    reward: '1.000000000000000003',
    reward_raw: '1000000000000000003',
    credit_raw: '0',
  });
  expect(rows[1]).toMatchObject({ change: 'staked', log_index: '3' });
  expect(requested.map(({ pathname }) => pathname.endsWith(`/accounts/${account}/activity`))).toEqual([
    true,
    true,
  ]);
  expect(requested.map(toQuery)).toEqual([
    ['stake', pool, null],
    ['stake', pool, '12-9'],
  ]);
});

it('[POOL-02] given a withdrawn credit, then it has no stake, and who got it; of all pools where none is named', async () => {
  const recipient = toAddress('b');
  const credit = {
    change: 'withdrawn' as const,
    stakeId: null,
    period: null,
    amount: '0',
    credit: '5',
    recipient,
  };
  const { rows, requested } = await save(undefined, toMovesAnswer([createMove(credit)]));
  expect(rows[0]).toMatchObject({
    change: 'withdrawn',
    stake_id: '',
    period_seconds: '',
    credit: '0.000000000000000005',
    credit_recipient: recipient,
  });
  expect(requested[0]!.searchParams.has('pool')).toBe(false);
});
