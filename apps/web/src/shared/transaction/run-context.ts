import type { ChainClient } from '../chain/chain-client.ts';
import type { TransactionProgress } from './transaction-plan.ts';
import type { TransactionWallet } from './transaction-wallet.ts';

/** What a run works with, and whom it tells where it stands. */
export type RunContext = {
  readonly client: ChainClient;
  readonly wallet: TransactionWallet;
  readonly report: (progress: TransactionProgress) => void;
};
