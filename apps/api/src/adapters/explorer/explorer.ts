import type { TokenBalance } from '@tradewind/schema/market-info/token-balance';

export type BalanceQuestion = { token: `0x${string}`; holder: `0x${string}` };

/** Reads balances as block explorers do: from our own chain node, or the configured explorer. */
export type Explorer = { getTokenBalance: (question: BalanceQuestion) => Promise<TokenBalance> };
