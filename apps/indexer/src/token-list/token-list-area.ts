import { tokenTransferTable, transferCoverTable } from '@tradewind/db/token-list/tables';
import { listChildrenAmong } from '../contract/child-register.ts';
import { insertRows } from '../insert-rows.ts';
import { defineArea, readNothing } from '../sync/define-area.ts';
import { tokenListEvents } from './events.ts';
import { findListedChain, toTokenListSources } from './sources.ts';
import { toTransferRows } from './to-transfer-rows.ts';

/** The transfers of the listed tokens, by account (decision 167). */
export const tokenListArea = defineArea({
  name: 'token-list',
  findDeployment: findListedChain,
  toSources: toTokenListSources,
  events: tokenListEvents,
  emitters: ({ followedTokens }) => ({ token: followedTokens }),
  tables: { ofBlocks: [tokenTransferTable], derived: [transferCoverTable] },
  createReader: readNothing,
  write: async (transaction, { sources: { chainId }, rows: { transfers } }, { parties }) => {
    const tokens = [...new Set(transfers.map(({ token }) => token))];
    const children = await listChildrenAmong(transaction, chainId, tokens);
    await insertRows(transaction, tokenTransferTable, toTransferRows(transfers, { parties, children }));
  },
  derive: async (transaction, { chainId, followedTokens }, { from: sinceBlock, isFirst }) => {
    const covers = followedTokens.map((token) => ({ chainId, token, sinceBlock }));
    if (isFirst) await insertRows(transaction, transferCoverTable, covers);
  },
});
