import type { payment as english } from '../en/payment.ts';
import type { German } from './german.ts';

export const payment = {
  approve: (symbol) => `${symbol} freigeben`,
  approving: (symbol) => `${symbol} wird freigegeben`,
  approveInstead: (symbol) => `Stattdessen ${symbol} freigeben`,
  signAnd: (label) => `Signieren und ${label.toLowerCase()}`,
  approveAnd: (label) => `Freigeben und ${label.toLowerCase()}`,
  batchHint: 'Eine Bestätigung in der Wallet tut beides oder nichts.',
  batchFailed:
    'Die Wallet kann es nicht in einem Schritt. Nichts wurde gesendet; dies ist der nächstbeste Weg.',
  signHint: 'Signieren ist kostenlos. Eine Transaktion folgt.',
  permitFailed:
    'Die Wallet konnte für diesen Token nicht signieren. Nichts wurde gesendet; geben Sie ihn frei.',
  exact: (amount) => `Genau ${amount}`,
  allowanceOf: (amount) => `Freigabe: ${amount}`,
  unlimited: 'Unbegrenzt',
  unlimitedHint: 'Keine weitere Frage, aber gültig bis zum Widerruf.',
  custom: 'Eigener Betrag',
  amount: 'Betrag der Freigabe',
  refusedApproval: 'Der Token würde diese Freigabe ablehnen',
  confirm: 'Bestätigen',
  summary: (symbol) => `${symbol} freigeben`,
  resetSummary: (symbol) => `Freigabe von ${symbol} zurücksetzen`,
} satisfies German<typeof english>;
