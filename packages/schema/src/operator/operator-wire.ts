import type { AreaWire } from '../area-wire.ts';
import { operatorErrors } from './operator-errors.ts';

export const operatorWire = { errors: operatorErrors } as const satisfies AreaWire;
