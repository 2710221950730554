import { plural } from '../../plural.ts';
import type { operatorReview as english } from '../../en/operator/review.ts';
import type { German } from '../german.ts';

export const operatorReview = {
  title: 'Prüfung: Betreiber',
  subtitle:
    'Werke, die auf eine Entscheidung warten. Der Vertrag verkauft sie ohnehin; Listen zeigen freigegebene.',
  connectText: 'Wer prüft, sieht die wartenden Werke.',
  closed: 'Die Liste ist für Prüfende',
  closedText: 'Melden Sie sich mit einem Konto an, das die Rolle „review“ hat.',
  failed: 'Die Liste ließ sich nicht lesen.',
  stale: 'Die Liste ließ sich nicht neu lesen. Vielleicht wurde seither entschieden.',
  queue: 'Wartende Werke',
  count: (count: number) => plural(count, { one: '# Werk wartet', other: '# Werke warten' }),
  empty: 'Nichts wartet',
  emptyText: 'Neue Werke kommen nach ihrer Erzeugung hierher.',
  pages: 'Seiten',
  newer: 'Neuere',
  older: 'Ältere',
  pageOf: (page: string, count: string) => `${page} von ${count}`,
  untitled: (tokenId: string) => `Ohne Namen #${tokenId}`,
  noDescription: 'Ohne Beschreibung.',
  openFile: 'Datei öffnen',
  artist: 'Künstler',
  noProfile: 'Kein Profil',
  creator: 'Urheber',
  history: 'Werke des Künstlers',
  historyOf: (approved: number, rejected: number, waiting: number) =>
    `${approved} freigegeben, ${rejected} abgelehnt, ${waiting} wartend`,
  since: 'Erzeugt',
  declared: 'Als Original erklärt',
  never: 'Nie',
  copies: (count: number) =>
    plural(count, {
      one: 'Dieselbe Datei ist # anderes Werk',
      other: 'Dieselbe Datei ist # andere Werke',
    }),
  compare: 'Bilder vergleichen',
  compareFailed: 'Die Bilder ließen sich nicht vergleichen.',
  nothingSimilar: 'Kein anderes Bild ähnelt diesem.',
  similar: 'Ähnliche Bilder, das nächste zuerst',
  distance: (distance: number) => (distance === 0 ? 'Dasselbe Bild' : `Abstand ${distance}`),
  approve: 'Freigeben',
  reject: 'Ablehnen …',
  rejectNow: 'Ablehnen',
  back: 'Zurück',
  reason: 'Grund, den der Besitzer liest',
  reasonTooLong: 'Höchstens 500 Zeichen',
  reasonNames: {
    copy: 'Kopie',
    forbidden: 'Nicht erlaubt',
    broken: 'Defekte Datei',
    texts: 'Irreführende Texte',
  },
  reasons: {
    copy: 'Dies ist die Kopie eines anderen Werks.',
    forbidden: 'Der Inhalt ist hier nicht erlaubt.',
    broken: 'Die Datei ist nicht so zu sehen, wie sie sein sollte.',
    texts: 'Name oder Beschreibung führen Käufer in die Irre.',
  },
  decided: {
    reviewed: (name: string) => `${name} ist freigegeben`,
    rejected: (name: string) => `${name} ist abgelehnt`,
  },
} satisfies German<typeof english>;
