import type { CallRefusal } from '../transaction/transaction-call.ts';
import type { CallAnswer } from './call-sequence.ts';

/** The reason why a simulated call failed. */
export function toRefusal({ returnData, message }: CallAnswer): CallRefusal {
  const error = { message: message || 'execution reverted', data: returnData };
  return { estimateError: error, callError: error };
}
