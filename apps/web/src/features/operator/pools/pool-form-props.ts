import type { Token } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { OperatedPool } from './operated-pool.ts';

/** What every action on a pool gets. */
export interface PoolActionProps {
  session: WalletSession;
  pool: OperatedPool;
  /** `Pool 7`. */
  name: string;
}

/** What the form of an amount gets. */
export interface PoolFormProps extends PoolActionProps {
  /** The token of the rewards. */
  token: Token;
}
