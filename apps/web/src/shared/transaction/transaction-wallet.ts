import type { Address, Hash } from 'viem';
import type { ChosenCall } from './choose-call.ts';
import type { TransactionCall } from './transaction-plan.ts';

/** The connected wallet as the runner needs it. */
export type TransactionWallet = {
  readonly account: Address;
  /** Brings the wallet to the page's network; does nothing when it is there. */
  switchChain(): Promise<void>;
  /** Asks the wallet to sign typed data (EIP-712) in JSON; gives what it answered. */
  signTypedData(json: string): Promise<unknown>;
  /** Asks the wallet to make the calls as one transaction or not at all; gives its name for them. */
  sendBatch(calls: readonly TransactionCall[]): Promise<string>;
  /** What the wallet says of such a batch. */
  readBatch(id: string): Promise<unknown>;
  /** Asks the wallet to sign and send on the page's network; throws what the wallet answered. */
  send(call: ChosenCall): Promise<Hash>;
};
