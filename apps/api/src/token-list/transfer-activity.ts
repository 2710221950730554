import { defaultTokenLists } from '@tradewind/abi/token-list';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { listTransferCovers } from '@tradewind/db/token-list/list-transfer-covers.query';
import { listTransfers } from '@tradewind/db/token-list/list-transfers.query';
import { toAddressKey } from '@tradewind/rules/network/address';
import type { ActivitySource } from '../activity/activity-source.ts';

/** The transfers of listed tokens to and from an account. */
export const transferActivity: ActivitySource = {
  kind: 'transfer',
  list: async (database, page) => {
    const tokens = listTokens(page.chainId);
    const rows = await listTransfers(database, page);
    return rows.map(({ isIncoming, token, amount, ...row }) => ({
      kind: 'transfer' as const,
      ...row,
      direction: isIncoming ? ('in' as const) : ('out' as const),
      // The index may be of an earlier list.
      token: tokens.get(token) ?? { address: token, symbol: null, decimals: null },
      amount: amount.toString(),
    }));
  },
  readCover: async (database, { chainId }) => {
    const covers = await listTransferCovers(database, { chainId });
    return {
      transfersSince: covers.length === 0 ? null : Math.max(...covers.map(({ sinceBlock }) => sinceBlock)),
      transferTokens: covers.map(({ token }) => token),
    };
  },
};

type ListedToken = { address: Hex; symbol: string; decimals: number };

function listTokens(chainId: number): Map<Hex, ListedToken> {
  const listed = defaultTokenLists[chainId]?.tokens ?? [];
  return new Map(
    listed.map(({ address: text, symbol, decimals }) => {
      const address = toAddressKey(text);
      return [address, { address, symbol, decimals }];
    }),
  );
}
