import type { AreaWire } from '../area-wire.ts';
import { homeErrors } from './home-errors.ts';

export const homeWire = { errors: homeErrors } as const satisfies AreaWire;
