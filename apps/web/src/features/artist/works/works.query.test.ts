import { expect, it } from 'vitest';
import { artworkListSchema } from '@tradewind/schema/nft-market/artwork';
import { toAddress } from '../../../../test-support/known.ts';
import { joinPages } from './works.query.ts';

function toWork(id: number) {
  const [work] = artworkListSchema.parse([
    {
      id,
      code: `0-${id}`,
      tokenId: String(id),
      txHash: null,
      name: 'Boat',
      descriptions: null,
      price: '0',
      status: 1,
      fileName: null,
      fileNameImgVideo: null,
      fileType: null,
      nftType: null,
      thumbnail: null,
      author: 7,
      authorName: 'Ann',
      artistAvatar: null,
      artistDescription: null,
      publicProfileLink: null,
      creatorAddress: null,
      ownerAddress: toAddress('a'),
      isNew: false,
      isByCompany: false,
      balance: 1,
      totalSold: 0,
      collection: toAddress('c'),
      place: 'wallet',
      since: 1,
      royaltyBps: null,
      channel: null,
      listing: null,
      media: null,
    },
  ]);
  return work!;
}

it('[ART-04] given pages, when a work moved to the next page between two reads, then it is listed once', () => {
  const pages = [
    { works: [toWork(1), toWork(2)], totalCount: 3 },
    { works: [toWork(2), toWork(3)], totalCount: 4 },
  ];
  const { works, totalCount } = joinPages(pages);
  expect(works.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(totalCount).toBe(4);
});
