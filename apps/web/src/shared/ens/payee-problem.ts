import type { Recipient } from './recipient.ts';

/** The reason why the entered recipient cannot be paid. */
export type PayeeProblem =
  | 'enter-recipient'
  | 'recipient-resolving'
  | 'recipient-unknown'
  | 'invalid-recipient';

export function toPayeeProblem(status: Exclude<Recipient['status'], 'resolved'>): PayeeProblem {
  return problems[status];
}

const problems = {
  empty: 'enter-recipient',
  resolving: 'recipient-resolving',
  unknown: 'recipient-unknown',
  invalid: 'invalid-recipient',
} as const;
