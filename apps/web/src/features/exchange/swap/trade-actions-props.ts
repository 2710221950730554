import type { Trade } from '@tradewind/rules/exchange/trade';
import type { Payee } from '../../../shared/ens/recipient.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

/** The form data for approving and swapping. */
export interface TradeActionsProps {
  session: WalletSession;
  trade: Trade;
  input: Currency;
  output: Currency;
  slippageBps: number;
  /** The recipient of the output; null for the account itself. */
  payee: Payee | null;
  onSent: () => void;
  /** From the confirmation of the transaction until its dialog is closed. */
  onStart: () => void;
  onEnd: () => void;
}
