import type { Chain } from '../../chain/chain.ts';
import type { TokenBalance } from '@tradewind/schema/market-info/token-balance';

export type BalanceQuestion = { token: `0x${string}`; holder: `0x${string}` };

/** Reads balances of a chain as block explorers do: from our own nodes, or the configured explorer. */
export type Explorer = {
  getTokenBalance: (question: BalanceQuestion, chain: Chain) => Promise<TokenBalance>;
};
