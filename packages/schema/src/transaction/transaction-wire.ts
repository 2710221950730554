import type { AreaWire } from '../area-wire.ts';
import { transactionErrors } from './transaction-errors.ts';

export const transactionWire = { errors: transactionErrors } as const satisfies AreaWire;
