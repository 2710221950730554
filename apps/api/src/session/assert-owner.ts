import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { AppError } from '../http/app-error.ts';
import type { Session } from './find-session.ts';

/** An `ownerAddress` of a body must be the session's; a body may omit it. */
export function assertOwner({ address }: Session, ownerAddress: Address | undefined): void {
  if (ownerAddress !== undefined && !isSameAddress(ownerAddress, address))
    throw new AppError('OWNER_NOT_SIGNED_IN');
}
