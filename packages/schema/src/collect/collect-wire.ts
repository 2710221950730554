import type { AreaWire } from '../area-wire.ts';
import { collectErrors } from './collect-errors.ts';

export const collectWire = { errors: collectErrors } as const satisfies AreaWire;
