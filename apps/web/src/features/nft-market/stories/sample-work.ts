import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';

const account = '0x52908400098527886e0f7030069857d2e4169ee7';
const fileName = `${'5a'.repeat(32)}.png`;

const listing: WireArtwork['listing'] = {
  market: '0x00000000000000000000000000000000000000aa',
  nonce: 1,
  kind: 'fixed',
  endsAt: null,
  openedAt: 1_000,
  feeBps: 250,
  bidCount: 0,
};

/** A listed picture, with changes. */
export function createSampleWork(change: Partial<WireArtwork> = {}): WireArtwork {
  return {
    id: 7,
    code: '0-7',
    tokenId: '7',
    txHash: null,
    name: 'Boat',
    descriptions: 'A boat at sea.',
    price: '12.5',
    status: 3,
    fileName,
    fileNameImgVideo: fileName,
    fileType: 1,
    nftType: 0,
    thumbnail: null,
    media: null,
    author: 1,
    authorName: 'Ann',
    artistAvatar: null,
    artistDescription: null,
    publicProfileLink: null,
    creatorAddress: account,
    ownerAddress: account,
    isNew: false,
    isByCompany: false,
    balance: 1,
    totalSold: 0,
    collection: '0x00000000000000000000000000000000000000cc',
    place: 'market',
    since: 1_000,
    royaltyBps: 500,
    channel: null,
    listing,
    ...change,
  };
}
