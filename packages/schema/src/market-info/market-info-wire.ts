import type { AreaWire } from '../area-wire.ts';
import { marketInfoErrors } from './market-info-errors.ts';

export const marketInfoWire = { errors: marketInfoErrors } as const satisfies AreaWire;
