import type { AreaWire } from '../area-wire.ts';
import { artistErrors } from './artist-errors.ts';

export const artistWire = { errors: artistErrors } as const satisfies AreaWire;
