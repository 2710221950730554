import type { AreaWire } from '../area-wire.ts';
import { tierErrors } from './tier-errors.ts';

export const tierWire = { errors: tierErrors } as const satisfies AreaWire;
