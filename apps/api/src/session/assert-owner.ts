import type { Holder } from '@tradewind/db/account/holder';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { AppError } from '../http/app-error.ts';

/** An `ownerAddress` of a body must be the session's; a body may omit it. */
export function assertOwner({ address }: Pick<Holder, 'address'>, ownerAddress: Address | undefined): void {
  if (ownerAddress !== undefined && !isSameAddress(ownerAddress, address))
    throw new AppError('OWNER_NOT_SIGNED_IN');
}
