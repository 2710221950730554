import type { AreaWire } from '../area-wire.ts';
import { mediaErrors } from './media-errors.ts';

export const mediaWire = { errors: mediaErrors } as const satisfies AreaWire;
