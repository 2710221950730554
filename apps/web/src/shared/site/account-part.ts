import type { ComponentType } from 'react';
import type { Address } from 'viem';

export interface AccountPartProps {
  account: Address;
}

/** What an area shows of the connected account in the account drawer. */
export interface AccountPart {
  /** Its positions: a `PositionList`. */
  readonly Positions: ComponentType<AccountPartProps>;
  /** Its files for download, inside the dialog of all exports. */
  readonly Exports?: ComponentType<AccountPartProps>;
}
