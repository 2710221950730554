import type { AreaWire } from '../area-wire.ts';
import { tokenListErrors } from './token-list-errors.ts';

export const tokenListWire = { errors: tokenListErrors } as const satisfies AreaWire;
