import { afterEach, expect, it, vi } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { desktopMedia } from '../../../shared/ui/use-media.ts';
import { pages } from '../pages.ts';
import { fetchMarketPage, type ListRequest } from './fetch-artworks.ts';
import { worksOnPage } from './market-place.ts';

const chain = createTestChain();
const first = { type: undefined, sort: 'latest', search: '', pageNumber: 1, pageSize: 24 } as const;

afterEach(() => vi.unstubAllGlobals());

/** The address that a list reads. */
async function readAddress(request: ListRequest): Promise<unknown> {
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValue(Response.json({ succeeded: true, data: [], totalCount: 0 }));
  vi.stubGlobal('fetch', fetched);
  await fetchMarketPage(chain, request, new AbortController().signal);
  return fetched.mock.calls[0]?.[0];
}

it.each([
  ['/nft-megamarket', undefined],
  ['/genesis-market', true],
])(
  '[NFT-01] given %s, then its HTML loads the first page that a desktop or a telephone reads',
  async (path, isByCompany) => {
    const { served } = pages.find((page) => page.path === path)!;
    const read = (pageSize: number) => readAddress({ ...first, pageSize, isByCompany });
    expect(served?.requests).toEqual([
      { path: await read(worksOnPage.desktop), media: desktopMedia },
      { path: await read(worksOnPage.phone), media: `not all and ${desktopMedia}` },
    ]);
  },
);

it('[NFT-01] given a filter, then the address has it', async () => {
  const request = {
    ...first,
    type: 'video',
    sort: 'high',
    search: 'a & b',
    pageNumber: 3,
    author: 7,
  } as const;
  expect(await readAddress(request)).toBe(
    '/api/Artworks/market_place?pageSize=24&keywork=a+%26+b&fileType=2&sortType=2&author=7&pageNumber=3',
  );
});
