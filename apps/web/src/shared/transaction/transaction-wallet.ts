import { isSameAddress } from '@tradewind/rules/network/address';
import type { Address, Chain as ViemChain, Hash } from 'viem';
import type { ChainClient } from '../chain/chain-client.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import { type AgreedBatch, assertAgreedRights } from './agreed-rights.ts';
import type { ChosenCall } from './choose-call.ts';
import type { Course } from './shown-steps.ts';
import type { SendStep, TransactionProgress } from './transaction-plan.ts';

/** The requests to a wallet; each opens its prompt. */
export type WalletRequests = {
  /** Switches the wallet to the chain of the run; does nothing when it is there. */
  switchChain(): Promise<void>;
  /** Requests a signature of typed data (EIP-712) in JSON; returns the wallet's answer. */
  signTypedData(json: string): Promise<unknown>;
  /** Requests an atomic batch; returns the wallet's id of it. */
  sendBatch(batch: AgreedBatch): Promise<string>;
  /** Requests signing and sending on the chain of the run; throws the wallet's error. */
  send(call: ChosenCall): Promise<Hash>;
};

/** The connected wallet as the runner needs it. */
export type TransactionWallet = {
  readonly account: Address;
  /** The address on this site from which the run starts. */
  readonly page?: string;
  /** Only the holder of the turn can send requests, all for one chain. */
  requests(turn: WalletTurn, chain: ViemChain): WalletRequests;
  /** The wallet's status of an accepted batch. */
  readBatch(id: string): Promise<unknown>;
};

/** The account's wallet already has an open request, so no new one was sent. */
class OpenRequestError extends UserMessageError {
  constructor(openSummary: string) {
    super(messages.transaction.openRequest(openSummary));
  }
}

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

  private constructor(wallet: TransactionWallet, chain: ViemChain) {
    this.account = wallet.account;
    this.requests = wallet.requests(this, chain);
  }

  /** Throws an `OpenRequestError` while another run has the account's turn. */
  static take(wallet: TransactionWallet, summary: string, chain: ViemChain): WalletTurn {
    const key = wallet.account.toLowerCase();
    const open = openTurns.get(key);
    if (open !== undefined) throw new OpenRequestError(open);
    openTurns.set(key, summary);
    return new WalletTurn(wallet, chain);
  }

  /** Releases the turn for the next run; may be called again. */
  end(): void {
    if (!this.#isOver) openTurns.delete(this.account.toLowerCase());
    this.#isOver = true;
  }
}

/** The dependencies of a run, and its progress callback. */
export type RunContext = {
  /** Of the plan's chain. */
  readonly client: ChainClient;
  readonly wallet: TransactionWallet;
  readonly onProgress: (progress: TransactionProgress) => void;
};

/** The same with the turn that permits wallet requests, and how far the run is. */
export type TurnContext = RunContext & { readonly turn: WalletTurn; readonly course: Course };

/**
 * The write of a step; throws when another account than the write's would sign it, and when a candidate gives a right
 * that was not agreed.
 */
export async function createOwnWrite(
  step: Pick<SendStep, 'createWrite'>,
  { account }: Pick<WalletTurn, 'account'>,
): Promise<PlannedWrite> {
  const planned = await step.createWrite();
  if (!isSameAddress(planned.write.account, account))
    throw new UserMessageError(messages.chain.accountChanged);
  const { write, allowances = [], expected } = planned;
  assertAgreedRights(write.candidates, { allowances, nfts: expected.nfts?.approvals });
  return planned;
}

/** The wallet did not send what it was given; the cause is its error, or the area's sentence for it. */
export class WalletFailure extends Error {
  override readonly name = 'WalletFailure';
}

/** The failure of a step whose wallet request ended with this error. The page's own sentences are never silent. */
export function toWalletFailure({ explainFailure }: Pick<SendStep, 'explainFailure'>, error: unknown): Error {
  if (error instanceof UserMessageError && !explainFailure) return error;
  return new WalletFailure('the wallet did not send it', { cause: explainFailure?.(error) ?? error });
}
