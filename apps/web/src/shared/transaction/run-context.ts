import type { ChainClient } from '../chain/chain-client.ts';
import type { TransactionProgress } from './transaction-plan.ts';
import type { TransactionWallet, WalletTurn } from './transaction-wallet.ts';

/** The dependencies of a run, and its progress callback. */
export type RunContext = {
  readonly client: ChainClient;
  readonly wallet: TransactionWallet;
  readonly report: (progress: TransactionProgress) => void;
};

/** The same with the turn that permits wallet requests. */
export type TurnContext = RunContext & { readonly turn: WalletTurn };
