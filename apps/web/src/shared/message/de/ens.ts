import type { ens as english } from '../en/ens.ts';
import type { German } from './german.ts';

export const ens = {
  placeholder: 'Adresse oder ENS-Name',
  resolving: 'Der Name wird nachgeschlagen',
  leadsTo: (name, address) => `${name} ist ${address}`,
  calledBy: (name) => `Bekannt als ${name}`,
  problem: {
    malformed: 'Das ist weder eine Adresse noch ein ENS-Name.',
    'invalid-name': 'So schreibt sich kein ENS-Name. Er enthält vielleicht ähnlich aussehende Buchstaben.',
    'not-found': 'Dieser Name führt zu keinem Konto.',
    'no-names': 'In diesem Netzwerk gibt es keine ENS-Namen. Geben Sie eine Adresse ein.',
  },
  unknown: 'Das Netzwerk konnte nicht nach diesem Namen gefragt werden.',
  retry: 'Noch einmal fragen',
  gone: (name) => `${name} führt zu keinem Konto mehr. Nichts wurde gesendet.`,
  changed: (name, now, confirmed) =>
    `${name} führt jetzt zu ${now}. Bestätigt haben Sie ${confirmed}. Nichts wurde gesendet. Fragen Sie nach, wen Sie bezahlen.`,
  notResolved: 'Der ENS-Name konnte nicht aufgelöst werden',
  notTranslated: 'Der Contenthash konnte nicht in eine URI übersetzt werden',
  unrecognizedCodec: 'Unbekannter Codec',
} satisfies German<typeof english>;
