import type { Trade } from '@tradewind/rules/exchange/trade';
import { getExchange } from '../../../shared/chain/chain-client.ts';
import type { Payee } from '../../../shared/ens/recipient.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { SwapOrder } from './swap-calls.ts';

export type OrderedTrade = {
  readonly session: WalletSession;
  readonly trade: Trade;
  readonly input: Currency;
  readonly output: Currency;
  readonly slippageBps: number;
  /** The recipient of the output, if not the account itself. */
  readonly payee: Payee | null;
};

/** The parameters of a trade's transaction. */
export function toSwapOrder({ trade, input, output, slippageBps, payee, session }: OrderedTrade): SwapOrder {
  return {
    trade,
    isNativeIn: input.kind === 'native',
    isNativeOut: output.kind === 'native',
    slippageBps,
    recipient: payee?.address ?? session.account,
    recipientName: payee?.name,
    router: getExchange().router,
  };
}
