import type { AreaWire } from '../area-wire.ts';
import { accountErrors } from './account-errors.ts';

export const accountWire = { errors: accountErrors } as const satisfies AreaWire;
