import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import { AppError } from '../http/app-error.ts';
import { countRefusal, type Refusal } from './count-refusal.ts';
import type { HubState } from './hub-state.ts';

const codes = {
  unavailable: 'UNAVAILABLE',
  full: 'UNAVAILABLE',
  address: 'TOO_MANY_REQUESTS',
  token: 'NOT_FOUND',
  'in-use': 'CONNECTION_IN_USE',
  session: 'NOT_FOUND',
  origin: 'FOREIGN_ORIGIN',
} as const satisfies Partial<Record<Refusal, ErrorCode>>;

/** Rejects a connection request with the error of its reason. */
export function refuse(hub: Pick<HubState, 'metrics'>, reason: keyof typeof codes): never {
  countRefusal(hub, reason);
  throw new AppError(codes[reason]);
}
