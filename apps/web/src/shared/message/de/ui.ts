import type { ui as english } from '../en/ui.ts';
import type { German } from './german.ts';

export const ui = {
  close: 'Schließen',
  loading: 'Lädt',
  retry: 'Noch einmal',
  about: (label) => `Erklärung: ${label}`,
  copy: 'Kopieren',
  copyOf: (what) => `${what} kopieren`,
  copied: 'Kopiert',
  copyByHand: 'Dieser Browser kann hier nicht kopieren. Bitte selbst kopieren:',
  dismissNotice: 'Hinweis schließen',
  dismissAllNotices: 'Alle schließen',
  moreNotices: (count: number) => (count === 1 ? '1 älterer Hinweis' : `${count} ältere Hinweise`),
  notices: 'Hinweise',
  invalidAddress: 'Ungültiger Parameter „address“',
  opensInNewTab: 'öffnet in neuem Tab',
  viewOnExplorer: 'Im Explorer ansehen',
  unknown: 'Unbekannt',
  unknownBecause: (reason) => `Unbekannt: ${reason}`,
  stale: 'konnte nicht erneuert werden; dies ist der letzte bekannte Wert',
  asOfBlock: (block) => `Stand Block ${block}`,
  amountPlaceholder: '0.0',
  max: 'Max',
  balance: (amount, symbol) => `Guthaben: ${amount} ${symbol}`,
  useWholeBalance: (symbol) => `Max: das ganze Guthaben an ${symbol}`,
  noticeTone: { success: 'Fertig', error: 'Fehler', warning: 'Warnung', information: 'Hinweis' },
} satisfies German<typeof english>;
