import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { countNfts } from './count-nfts.query.ts';
import { listCollections } from './list-collections.query.ts';
import { listNfts } from './list-nfts.query.ts';
import { listReportableStakes, listReportableUnstakes } from './list-reportable-moves.query.ts';
import { listStakedWeights } from './list-staked-weights.query.ts';

const { chainId } = large;
/** With a tenth of all tokens, with a thousandth, with the usual number, and with none. */
const owners = [0, 1, 5_000, 90_000].map((number) => toLargeAddress('collector', number));
const mostListed = 1_000;
const limit = 100;

/** Calls of the queries of NFT staking. */
export const nftStakeQueryCases: QueryCases = {
  'count-nfts': (database) =>
    owners.map((owner) => ({
      call: () => countNfts(database, { chainId, owner, limit: mostListed + 1 }),
      rows: 3 * mostListed,
      reason: 'the list of an account ends there, so its count does',
    })),
  'list-collections': (database) => [() => listCollections(database, { chainId })],
  'list-nfts': (database) =>
    owners.flatMap((owner) => [
      () => listNfts(database, { chainId, owner, limit, offset: 0 }),
      {
        call: () => listNfts(database, { chainId, owner, limit, offset: mostListed - limit }),
        rows: 3 * mostListed,
        reason: 'the route lets nobody go deeper',
      },
    ]),
  'list-reportable-moves': (database) =>
    [listReportableStakes, listReportableUnstakes].map(
      (list) => () =>
        list(database, {
          chainId,
          txHashes: ['nft-stake', 'nft-unstake'].map((thing) => toLargeHash(thing, 4_713)),
        }),
    ),
  'list-staked-weights': (database) =>
    owners.map((owner) => () => listStakedWeights(database, { chainId, owner })),
};

/** The tables that stay small, each with its limit. */
export const nftStakeBoundedTables = {
  'chain.nft_collection_allowed': 'written by the operator',
  'chain.nft_collection_removed': 'written by the operator',
};
