import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { transact } from '../transact.ts';
import { addPins } from './add-pins.query.ts';
import { countWorksOfAccount } from './count-works-of-account.query.ts';
import { countWorksOfFiles } from './count-works-of-files.query.ts';
import { endDrafts } from './end-drafts.query.ts';
import { findContent } from './find-content.query.ts';
import { listArtworkOrder } from './list-artwork-order.query.ts';
import { findDraftState } from './find-draft-state.query.ts';
import { listArtworks } from './list-artworks.query.ts';
import { listBids, listBidsOfAccount, listBidsOnWork } from './list-bids.query.ts';
import { listCopies } from './list-copies.query.ts';
import { listDrafts } from './list-drafts.query.ts';
import { listEndedAuctions } from './list-ended-auctions.query.ts';
import { listMarkets } from './list-markets.query.ts';
import { listOffers } from './list-offers.query.ts';
import { listBidsOf, listMintsOf, listSalesOf } from './list-reported-events.query.ts';
import { listTradesOfAccount } from './list-trades-of-account.query.ts';
import { listWordMatches } from './list-word-matches.query.ts';
import { listWorkHistory } from './list-work-history.query.ts';
import { listWorksOfFiles } from './list-works-of-files.query.ts';
import { listMintedWorks, listOwnedWorks } from './list-works-of-account.query.ts';
import { putDraft } from './put-draft.query.ts';
import { putPin } from './put-pin.query.ts';
import { putReview, resubmitWork } from './put-review.query.ts';
import { addTakedown, removeTakedown } from './put-takedown.query.ts';
import { putText } from './put-text.query.ts';
import { readArtworkOrder } from './read-artwork-order.query.ts';
import { removeDraft } from './remove-draft.query.ts';
import { takeDuePins } from './take-due-pins.query.ts';
import { turnPins } from './turn-pins.query.ts';

const { chainId } = large;
const market = toLargeAddress('nft market', 1);
const limit = 24;
/** A page of listed works. */
const keys = Array.from({ length: limit }, (_, index) => {
  const tokenId = 50_000 + index;
  return { collection: toLargeAddress('artworks', tokenId % 3), tokenId };
});
const toFile = (number: number) => `${toLargeHash('file', number).slice(2)}.png`;
/** With a tenth of all works, with a few, and with none. */
const accounts = [0, 7, 1_000_000].map((number) => toLargeAddress('artist', number));

const fileName = `${'ab'.repeat(32)}.png`;

/** Calls of the queries of the NFT market. */
export const nftMarketQueryCases: QueryCases = {
  'add-pins': (database) => [
    () => addPins(database, { chainId, until: 150_000, limit: 200, now: new Date() }),
    () => addPins(database, { chainId, until: 150_000, limit: 200, now: new Date() }),
  ],
  'count-works-of-account': (database) =>
    accounts.map((account) => ({
      call: () => countWorksOfAccount(database, { chainId, account, limit: 1_000 }),
      rows: 2_100,
      reason: 'counts as many as its limit of each kind',
    })),
  'count-works-of-files': (database) => [
    () =>
      countWorksOfFiles(database, { chainId, fileNames: Array.from({ length: 50 }, (_, n) => toFile(n)) }),
  ],
  'end-drafts': (database) => [
    {
      call: () => endDrafts(database, { chainId, now: new Date() }),
      rows: 1_000_000,
      reason: 'once an hour all drafts are compared with all works',
    },
  ],
  'find-content': (database) =>
    [toLargeHash('file', 7), toLargeHash('file', 100)].map((hash) => () => findContent(database, { hash })),
  'find-draft-state': (database) =>
    accounts.map((account) => () => findDraftState(database, { chainId, account, fileName })),
  'list-artworks': (database) => [() => listArtworks(database, { chainId, keys })],
  'list-artwork-order': (database) => [() => listArtworkOrder(database, { chainId, keys })],
  'list-bids': (database) => [
    () => listBids(database, { chainId, market, tokenId: 4, nonce: 1, limit: 100 }),
    () =>
      listBidsOnWork(database, { chainId, market, tokenId: 4, account: toLargeAddress('bidder', 3), limit }),
    () => listBidsOfAccount(database, { chainId, account: toLargeAddress('bidder', 3), limit }),
  ],
  'list-copies': (database) => [
    () => listCopies(database, { chainId, fileNames: [toFile(4), toFile(5), fileName], limit: 10 }),
  ],
  'list-drafts': (database) =>
    accounts.map(
      (account) => () => listDrafts(database, { chainId, account, before: Number.MAX_SAFE_INTEGER, limit }),
    ),
  'list-ended-auctions': (database) => [
    () =>
      transact(database, (transaction) =>
        listEndedAuctions(transaction, { chainId, after: 0, until: 5_000_000, limit: 50 }),
      ),
  ],
  'list-markets': (database) => [() => listMarkets(database, { chainId })],
  'list-offers': (database) =>
    [undefined, { price: 9_000n, bidder: toLargeAddress('offerer', 8_900) }].map(
      (cursor) => () => listOffers(database, { chainId, market, time: 0, limit, cursor }),
    ),
  'list-reported-events': (database) => [
    () => listMintsOf(database, { chainId, txHash: toLargeHash('work', 4_000) }),
    () => listSalesOf(database, { chainId, txHash: toLargeHash('trade', 4_000) }),
    () => listBidsOf(database, { chainId, txHash: toLargeHash('bid', 4_000) }),
  ],
  'list-trades-of-account': (database) =>
    [undefined, 'sale' as const, 'purchase' as const].map(
      (side) => () =>
        listTradesOfAccount(database, { chainId, account: toLargeAddress('artist', 0), side, limit }),
    ),
  'list-word-matches': (database) => [() => listWordMatches(database, { word: '4713' })],
  'list-work-history': (database) => [
    () =>
      listWorkHistory(database, {
        chainId,
        collection: toLargeAddress('artworks', 1),
        market,
        tokenId: 4,
        limit,
      }),
  ],
  'list-works-of-account': (database) =>
    accounts.flatMap((account) => [
      () => listOwnedWorks(database, { chainId, account, limit }),
      () => listMintedWorks(database, { chainId, account, limit }),
    ]),
  'list-works-of-files': (database) => [
    () =>
      listWorksOfFiles(database, {
        chainId,
        fileNames: Array.from({ length: 50 }, (_, n) => toFile(n)),
        limit,
      }),
  ],
  'put-draft': (database) =>
    accounts.map((account) => () => {
      const key = { chainId, account, fileName };
      const text = { name: 'A', description: 'B', channel: null, thumbnail: null };
      return putDraft(database, { key, text, now: new Date() });
    }),
  'put-pin': (database) => [
    () =>
      putPin(database, {
        hash: toLargeHash('file', 7),
        from: 'pinned',
        pin: { state: 'failed', reason: 'gone' },
        attempts: 1,
        nextAt: new Date(),
      }),
  ],
  'put-review': (database) =>
    keys.slice(0, 1).flatMap((key) => {
      const of = { at: new Date(), chainId, ...key, account: toLargeAddress('artist', 1), textId: 1 };
      const session = '00000000-0000-4000-8000-000000000000';
      return [
        () => putReview(database, { ...of, session, status: 'rejected', reason: 'a copy' }),
        () => resubmitWork(database, { ...of, session }),
      ];
    }),
  'put-takedown': (database) => {
    const of = { chainId, hash: toLargeHash('file', 9), account: toLargeAddress('artist', 1) };
    const decision = { ...of, session: '00000000-0000-4000-8000-000000000000' };
    return [
      () => addTakedown(database, { ...decision, fileNames: [toFile(9)], reason: 'a copy', at: new Date() }),
      () => removeTakedown(database, decision),
    ];
  },
  'put-text': (database) =>
    keys.slice(0, 1).map(
      (key) => () =>
        putText(database, {
          work: { chainId, ...key, fileName },
          account: toLargeAddress('artist', 1),
          text: { name: 'A', description: 'B', channel: null, thumbnail: null },
          now: new Date(),
        }),
    ),
  'read-artwork-order': (database) => [
    {
      call: () => readArtworkOrder(database, { chainId }, () => undefined),
      rows: 1_000_000,
      reason: 'a node reads all works when it starts',
    },
  ],
  'remove-draft': (database) =>
    accounts.map((account) => () => removeDraft(database, { chainId, account, fileName })),
  'take-due-pins': (database) => [
    () => takeDuePins(database, { chainId, now: new Date(), leaseSeconds: 120, limit: 20 }),
  ],
  'turn-pins': (database) => [() => turnPins(database, { chainId, now: new Date() })],
};
