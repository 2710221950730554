import type { Trade } from '@tradewind/rules/exchange/trade';
import { findAddress } from '../../shared/chain/find-address.ts';
import { getExchange } from '../../shared/chain/chain-client.ts';
import type { Currency } from '../../shared/token-list/currency.ts';
import type { WalletSession } from '../../shared/wallet/wallet-session.ts';
import type { SwapOrder } from './swap-calls.ts';

export type OrderedTrade = {
  readonly session: WalletSession;
  readonly trade: Trade;
  readonly input: Currency;
  readonly output: Currency;
  readonly slippageBps: number;
  readonly recipient: string | null;
};

/** What the transaction of a trade says. */
export function toSwapOrder({
  trade,
  input,
  output,
  slippageBps,
  recipient,
  session,
}: OrderedTrade): SwapOrder {
  return {
    trade,
    isNativeIn: input.kind === 'native',
    isNativeOut: output.kind === 'native',
    slippageBps,
    recipient: (recipient && findAddress(recipient)) || session.account,
    router: getExchange().router,
  };
}
