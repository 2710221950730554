import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { AppError } from '../http/app-error.ts';
import type { Session } from './find-session.ts';

/** An `ownerAddress` of a body counts only where it is the session's; a body need not name one. */
export function assertOwner({ address }: Session, ownerAddress: Address | undefined): void {
  if (ownerAddress !== undefined && !isSameAddress(ownerAddress, address))
    throw new AppError('OWNER_NOT_SIGNED_IN');
}
