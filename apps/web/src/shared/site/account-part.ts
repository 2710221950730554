import type { ComponentType } from 'react';
import type { Address } from 'viem';
import type { WalletSession } from '../wallet/wallet-session.ts';
import type { SpenderPart } from './spender-part.ts';

export interface AccountPartProps {
  account: Address;
}

export interface TakeBackProps {
  session: WalletSession;
}

/** What an area shows of the connected account: in the account drawer, on `/take-back` and on `/approvals`. */
export interface AccountPart {
  /** Its positions: a `PositionList`. */
  readonly Positions: ComponentType<AccountPartProps>;
  /** Its files for download, inside the dialog of all exports. */
  readonly Exports?: ComponentType<AccountPartProps>;
  /**
   * What its contracts hold of the account, from the contracts alone: a `TakeBackSection`. Lazy, because the drawer
   * does not show it.
   */
  readonly TakeBack?: ComponentType<TakeBackProps>;
  /** Its contracts that take tokens or NFTs; absent where none does. */
  readonly spenders?: SpenderPart;
}
