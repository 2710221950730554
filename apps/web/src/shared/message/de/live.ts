import type { live as english } from '../en/live.ts';
import type { German } from './german.ts';

export const live = {
  title: 'Live-Aktualisierung',
  state: { connected: 'Live', connecting: 'Verbindet', off: 'Aus', stale: 'Steht still' },
  text: {
    connected: 'Neue Blöcke und Geschäfte erscheinen hier sofort.',
    connecting: 'Die Verbindung wird aufgebaut. Bis dahin fragt die Seite alle paar Sekunden.',
    stale:
      'Unser Index dieses Netzwerks steht still. Listen, Preise und Verlauf sind die zuletzt bekannten. Guthaben, Pools und Geschäfte kommen aus dem Netzwerk selbst.',
    off: 'Diese Seite fragt alle paar Sekunden nach neuen Blöcken und Geschäften.',
  },
  elsewhereTitle: 'Ihr Konto hat eine neue Transaktion',
  elsewhereText: 'Ein anderer Browser hat sie gesendet, oder unser Server für Sie.',
  lost: 'Die Verbindung zum Hub kam nicht zustande oder brach ab; neuer Versuch',
  unreadable: 'Der Hub hat etwas Unlesbares gesendet',
} satisfies German<typeof english>;
