import { describe, expect, it } from 'vitest';
import { createReportSchemas } from '../transaction/reported-transaction.ts';
import { nftStakeErrors } from './nft-stake-errors.ts';
import { nftSchema } from './staked-list.ts';
import { reportedNftStake, reportedNftUnstake } from './reported-moves.ts';
import { nftMoveRequest, stakedListRequest } from './requests.ts';

const ownerAddress = `0x${'aB'.repeat(20)}`;
const collection = `0x${'Cd'.repeat(20)}`;
const txnHash = `0x${'eF'.repeat(32)}`;
const most = (2n ** 256n - 1n).toString();

describe('[NST-01] requests', () => {
  it('given the filter of the specification, then its paging is taken, and a page has 24 by default', () => {
    const filter = { keywork: 'x', fileType: 0, sortByPrice: 'asc', status: null, totalCount: 7 };
    expect(stakedListRequest.parse({ ...filter, ownerAddress, pageNumber: 2, pageSize: 10 })).toEqual({
      ownerAddress: ownerAddress.toLowerCase(),
      pageNumber: 2,
      pageSize: 10,
    });
    expect(stakedListRequest.parse({ ownerAddress })).toMatchObject({ pageNumber: 1, pageSize: 24 });
  });

  it.each([
    { pageNumber: 0 },
    { pageNumber: 1_001 },
    { pageSize: 101 },
    { pageSize: 1.5 },
    { pageSize: '24' },
    { ownerAddress: '0x' },
  ])('refuses the list of %j', (wrong) =>
    expect(stakedListRequest.safeParse({ ownerAddress, ...wrong }).success).toBe(false),
  );

  it('given moved NFTs, then any id of 256 bits is taken, as a text or a number', () => {
    const request = { ownerAddress, collection, tokenIds: [0, 7, most], txnHash };
    expect(nftMoveRequest.parse(request)).toEqual({
      ownerAddress: ownerAddress.toLowerCase(),
      collection: collection.toLowerCase(),
      tokenIds: ['0', '7', most],
      txnHash: txnHash.toLowerCase(),
    });
  });

  it.each([[[]], [[-1]], [[1.5]], [[1e21]], [['01']], [['0x1']], [[null]], ['7'], [Array(51).fill(1)]])(
    'refuses the ids %j',
    (tokenIds) =>
      expect(nftMoveRequest.safeParse({ ownerAddress, collection, tokenIds, txnHash }).success).toBe(false),
  );
});

it('[NST-01] given an NFT in a wallet, then it has no time from which it counts', () => {
  const nft = { tokenId: '7', ownerAddress: ownerAddress.toLowerCase(), since: 5, weight: null };
  const wire = { ...nft, collection: collection.toLowerCase() };
  expect(nftSchema.safeParse({ ...wire, place: 'wallet' }).success).toBe(true);
  expect(nftSchema.safeParse({ ...wire, place: 'staked', weight: 1 }).success).toBe(false);
  expect(nftSchema.safeParse({ ...wire, place: 'staked', weight: 1, activeAt: 9 }).success).toBe(true);
});

it('[TX-01] given reports of both kinds, then the collection is required, and one NFT may be named', () => {
  const { body } = createReportSchemas([reportedNftStake, reportedNftUnstake]);
  const report = (kind: string, claim: object) =>
    body.safeParse({ chainId: 1, txHash: txnHash, kind, claim }).success;
  for (const kind of ['nft_stake', 'nft_unstake']) {
    expect(report(kind, { collection })).toBe(true);
    expect(report(kind, { collection, tokenId: most })).toBe(true);
    expect(report(kind, { tokenId: '7' })).toBe(false);
    expect(report(kind, { collection, weight: '7' })).toBe(false);
  }
});

it('[NST-01] refusals have status 200, except where a status distinguishes reports', () => {
  const others = Object.entries(nftStakeErrors).filter(([, { status }]) => status !== 200);
  expect(others.map(([code, { status }]) => [code, status])).toEqual([
    ['NFT_MOVE_UNKNOWN', 404],
    ['NFT_MOVE_UNCHECKED', 503],
  ]);
});
