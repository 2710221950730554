import type { launchpadTakeBack as english } from '../../en/launchpad/take-back.ts';
import type { German } from '../german.ts';

export const launchpadTakeBack = {
  title: (network) => `IDO-Launchpad auf ${network}`,
  nothing: 'Kein Verkauf hält etwas, das Sie nehmen können. Auch beendete wurden gelesen.',
  closed: 'Beitritt endet',
  what: {
    committed: 'Zugesagt',
    change: 'Restgeld',
    tokens: 'Fällige Tokens',
    window: 'Kauf in der Rückgabefrist',
    dead: 'Zahlung eines gescheiterten Verkaufs',
  },
  note: {
    committed: 'Der Verkauf ist nicht abgerechnet. Scheitert er, bekommen Sie alles zurück.',
    change: 'Dieser Teil zählte nicht. Ihn zu nehmen kostet nichts.',
    tokens: 'Der erste Abruf beendet das Recht auf Rückgabe.',
    free: 'Dieser Abruf gibt kein Recht auf.',
    window: 'Die Rückgabe gibt alle Tokens des Verkaufs auf.',
    dead: 'Alles, was Sie bezahlt haben, kommt zurück.',
  },
  action: {
    change: 'Restgeld abrufen',
    tokens: 'Abrufen',
    window: 'Zurückgeben',
    dead: 'Verbliebenes Geld abrufen',
  },
  monthly: {
    title: (network) => `Monatsverkauf auf ${network}`,
    nothing: 'Kein Auftrag im Monatsverkauf hält Token von Ihnen.',
    order: (id, symbol) => `Auftrag ${id}: ${symbol}`,
    bought: 'Gekauft',
    due: 'Diese Monate sind fällig. Spätere bleiben für Sie zurückgelegt.',
    later: 'Diese Token folgen Monat für Monat. Die nächste Zahlung ist',
    withdraw: 'Auszahlen',
  },
  noneJoined: 'Auf diesem Netzwerk sind Sie keinem Verkauf beigetreten.',
  unknown: 'Ihre Verkäufe sind gerade nicht bekannt.',
  bought: 'Gekauft',
  committed: 'Zugesagt',
  spender: 'Token-Verkauf',
} satisfies German<typeof english>;
