import type { AreaWire } from '../area-wire.ts';
import { exchangeErrors } from './exchange-errors.ts';

export const exchangeWire = { errors: exchangeErrors } as const satisfies AreaWire;
