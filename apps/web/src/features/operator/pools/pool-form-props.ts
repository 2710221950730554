import type { Token } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { OperatedPool } from './operated-pool.ts';

/** What the form of an action on a pool gets. */
export interface PoolFormProps {
  session: WalletSession;
  pool: OperatedPool;
  /** The token of the rewards. */
  token: Token;
  /** `Pool 7`. */
  name: string;
}
