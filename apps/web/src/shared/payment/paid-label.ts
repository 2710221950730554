import { messages } from '../message/messages.ts';
import type { Payment } from './payment.ts';

const text = messages.payment;

/** The label of the button of a paid write, which names the required signatures. */
export function toPaidLabel({ kind }: Payment, label: string): string {
  if (kind === 'batch') return text.approveAnd(label);
  return kind === 'permit' ? text.signAnd(label) : label;
}

/** The hint below that button; empty where nothing is unusual. */
export function toPaidHint({ kind }: Payment): string {
  if (kind === 'batch') return text.batchHint;
  return kind === 'permit' ? text.signHint : '';
}
