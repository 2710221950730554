import { large } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { listTierStakes } from './list-tier-stakes.query.ts';

/** The token of all launch pools of the large database. */
const platformToken = '0x02';

/** Calls of the queries of tiers. */
export const tierQueryCases: QueryCases = {
  'list-tier-stakes': (database) => [
    {
      call: () =>
        listTierStakes(database, {
          chainId: large.chainId,
          platformToken,
          tierUnit: 1n,
          steps: [{ weight: 10n, boostBps: 100n }],
        }),
      rows: 400_000,
      reason: 'an operator’s snapshot: every stake of the chain before its end, and every staked NFT',
    },
  ],
};
