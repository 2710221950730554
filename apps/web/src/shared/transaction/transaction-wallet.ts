import type { Address, Hash } from 'viem';
import type { ChosenCall } from './choose-call.ts';
import { OpenRequestError } from './open-request-error.ts';
import type { TransactionCall } from './transaction-call.ts';

/** The requests to a wallet; each opens its prompt. */
export type WalletRequests = {
  /** Switches the wallet to the page's network; does nothing when it is there. */
  switchChain(): Promise<void>;
  /** Requests a signature of typed data (EIP-712) in JSON; returns the wallet's answer. */
  signTypedData(json: string): Promise<unknown>;
  /** Requests an atomic batch of the calls; returns the wallet's id of it. */
  sendBatch(calls: readonly TransactionCall[]): Promise<string>;
  /** Requests signing and sending on the page's network; throws the wallet's error. */
  send(call: ChosenCall): Promise<Hash>;
};

/** The connected wallet as the runner needs it. */
export type TransactionWallet = {
  readonly account: Address;
  /** Only the holder of the turn can send requests. */
  requests(turn: WalletTurn): WalletRequests;
  /** The wallet's status of an accepted batch. */
  readBatch(id: string): Promise<unknown>;
};

/** By account in lower case: the summary of the open request. */
const openTurns = new Map<string, string>();

/**
 * The turn of one run to send requests to an account's wallet, from its first check until `end`. One at a time per
 * account of this page, and the only way to a wallet's requests.
 */
export class WalletTurn {
  readonly account: Address;
  readonly requests: WalletRequests;
  #isOver = false;

  private constructor(wallet: TransactionWallet) {
    this.account = wallet.account;
    this.requests = wallet.requests(this);
  }

  /** Throws an `OpenRequestError` while another run has the account's turn. */
  static take(wallet: TransactionWallet, summary: string): WalletTurn {
    const key = wallet.account.toLowerCase();
    const open = openTurns.get(key);
    if (open !== undefined) throw new OpenRequestError(open);
    openTurns.set(key, summary);
    return new WalletTurn(wallet);
  }

  /** Releases the turn for the next run; may be called again. */
  end(): void {
    if (!this.#isOver) openTurns.delete(this.account.toLowerCase());
    this.#isOver = true;
  }
}
