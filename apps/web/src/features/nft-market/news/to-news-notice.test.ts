import { marketNewsKind } from '@tradewind/schema/nft-market/notice-kinds';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { nftMarket } from '../area.ts';
import { createSampleWork } from '../stories/sample-work.ts';

const chain = createTestChain();
const price = (12n * 10n ** 18n).toString();
const page = { label: 'View the artwork', path: '/nft-megamarket-detail/7' };
const toNotice = async (content: object) => (await nftMarket.notices![marketNewsKind]!())(content, chain);

/** The API has the work with this name, or is away. */
function answerName(name: string | undefined) {
  const data = { ...createSampleWork({ name: name ?? null }), bids: [], rejectReason: null, blockNumber: 1 };
  vi.stubGlobal('fetch', () =>
    name === undefined
      ? Promise.reject(new TypeError())
      : Promise.resolve(Response.json({ succeeded: true, data })),
  );
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['bid', price, 'Dawn has a bid of 12 BSCS.', undefined],
  ['outbid', price, 'You were outbid on Dawn.', 'Your 12 BSCS left the auction and are yours again.'],
  ['sold', price, 'Dawn was sold for 12 BSCS.', undefined],
  ['bought', price, 'You bought Dawn for 12 BSCS.', 'Its owner accepted your price.'],
  ['won', price, 'Your bid of 12 BSCS won the auction of Dawn.', 'It can be settled now.'],
  ['ended', price, 'The auction of Dawn is over, at 12 BSCS.', 'It can be settled now.'],
  ['ended', null, 'The auction of Dawn is over, without a bid.', 'You can take the artwork back now.'],
])(
  '[NFT-04] [HUB-02] given news (%s, %s), then the notice names the work and leads to it',
  async (event, raw, title, text) => {
    answerName('Dawn');
    const key = `nft-market ${event} 7`;
    expect(await toNotice({ event, work: 7, price: raw })).toEqual({
      tone: 'information',
      key,
      title,
      ...(text !== undefined && { text }),
      page,
    });
  },
);

it('[NFT-04] [HUB-02] given an API that is away, then the number of the work is its name; other contents are refused', async () => {
  answerName(undefined);
  const { title } = await toNotice({ event: 'bid', work: 7, price });
  expect(title).toBe('Untitled #7 has a bid of 12 BSCS.');
  await expect(toNotice({ event: 'burned', work: 7, price })).rejects.toThrow('Invalid');
});
