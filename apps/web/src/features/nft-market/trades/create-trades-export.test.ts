import type { WireTrade } from '@tradewind/schema/nft-market/history';
import { afterEach, expect, it, vi } from 'vitest';
import { account, toAddress, toHash } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { parseCsv } from '../../../shared/export/csv.test-support.ts';
import { createTradesExport } from './create-trades-export.ts';

const sale: WireTrade = {
  txHash: toHash('1'),
  blockNumber: 12,
  logIndex: 9,
  blockTimestamp: 1_795_179_398,
  side: 'sale',
  market: toAddress('e'),
  id: 7,
  name: 'Harbour, "late"',
  isByCompany: false,
  tokenId: '3',
  nonce: 2,
  seller: account,
  buyer: toAddress('b'),
  price: '5000000000000000001',
  fee: '50000000000000000',
  royalty: '0',
  referral: '7',
};
/** Of another collection, whose numbers the lists do not have. */
const purchase: WireTrade = { ...sale, logIndex: 3, side: 'purchase', id: null, name: null };

afterEach(() => vi.unstubAllGlobals());

it('[NFT-06] given a sale and a purchase on two pages, then each is a row with every digit and its raw units', async () => {
  const requested: URL[] = [];
  const pages = [
    { trades: [sale], nextCursor: '12-9' },
    { trades: [purchase], nextCursor: null },
  ];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL(url, 'http://x'));
    return Response.json({ succeeded: true, data: pages[requested.length - 1] });
  });
  const reading = { signal: new AbortController().signal, onProgress: () => undefined };
  const text = await createTradesExport()({ chain: createTestChain(), account }, reading);
  const [head, ...rows] = parseCsv(text);
  const named = rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]])));
  expect(named[0]).toMatchObject({
    market: sale.market,
    side: 'sale',
    artwork: '7',
    name: sale.name,
    token_id: '3',
    price: '5.000000000000000001',
    price_raw: '5000000000000000001',
    fee: '0.05',
    royalty: '0',
    referral: '0.000000000000000007',
    referral_raw: '7',
  });
  expect(named[1]).toMatchObject({ side: 'purchase', artwork: '', name: '', log_index: '3' });
  expect(requested.map(({ pathname }) => pathname.endsWith('/Artworks/trades'))).toEqual([true, true]);
  expect(
    requested.map(({ searchParams }) => [searchParams.get('account'), searchParams.get('cursor')]),
  ).toEqual([
    [account, null],
    [account, '12-9'],
  ]);
});
