import type { Address, Hash } from 'viem';
import type { ChosenCall } from './choose-call.ts';

/** The connected wallet as the runner needs it. */
export type TransactionWallet = {
  readonly account: Address;
  /** Brings the wallet to the page's network; does nothing when it is there. */
  switchChain(): Promise<void>;
  /** Asks the wallet to sign typed data (EIP-712) in JSON; gives what it answered. */
  signTypedData(json: string): Promise<unknown>;
  /** Asks the wallet to sign and send on the page's network; throws what the wallet answered. */
  send(call: ChosenCall): Promise<Hash>;
};
