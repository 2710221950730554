import type { node as english } from '../en/node.ts';
import { plural } from '../plural.ts';
import type { German } from './german.ts';

export const node = {
  title: 'Netzwerkknoten',
  intro:
    'Hier liest diese Seite die Chain. Fällt einer aus oder hängt zurück, übernimmt der nächste. Die Wallet sendet über einen eigenen Knoten.',
  list: 'Knoten',
  own: 'Ihr Knoten',
  inUse: 'In Gebrauch',
  state: {
    requesting: 'Wird gefragt',
    silent: 'Antwortet nicht',
    'other-chain': 'Aus anderem Netzwerk',
    behind: 'Zurück',
    slow: 'Langsam',
    well: 'Arbeitet gut',
  },
  latency: 'Antwortet in',
  latencyValue: (milliseconds) => `${milliseconds} ms`,
  height: 'Block',
  behindBy: 'Zurück um',
  blocks: (count) => plural(count, { one: '# Block', other: '# Blöcke' }),
  lastError: 'Letzter Fehler',
  lastErrorValue: (message, seconds) => `${message}, vor ${seconds} s`,
  noError: 'Keiner',
  notKnown: 'der Knoten antwortet nicht',
  ownTitle: 'Eigenen Knoten nutzen',
  ownText:
    'Ein Knoten sieht, welche Adressen Sie ansehen. Er kann falsche Guthaben und Preise zeigen. Nennen Sie nur einen, dem Sie vertrauen.',
  ownLabel: 'Adresse des Knotens (RPC-URL)',
  ownHint: 'Sie beginnt mit https:// und muss Anfragen dieser Seite erlauben.',
  ownHintLocal:
    'Sie beginnt mit https://, auf diesem Rechner auch mit http://. Sie muss Anfragen dieser Seite erlauben.',
  invalidUrl: 'Geben Sie eine Adresse ein, die mit https:// beginnt',
  check: 'Prüfen und nutzen',
  checkNote: 'Die Seite lädt neu, damit sie Ihren Knoten fragen darf.',
  checking: 'Ihr Knoten wird gefragt',
  refused: (reason) => `Ihr Knoten wird nicht genutzt. ${reason}`,
  checkAgain: 'Noch einmal prüfen',
  accepted: 'Ihr Knoten wird zuerst gefragt. Fällt er aus, übernehmen die anderen.',
  needsReload: 'Ihr Knoten wird auf dieser Seite noch nicht genutzt.',
  reload: 'Seite neu laden',
  remove: 'Entfernen',
  notAnswering: (reason) => `Er antwortet nicht, wie ein Knoten soll (${reason}).`,
  otherChain: (network, chainId) =>
    `Er ist ein Knoten eines anderen Netzwerks (ID ${chainId}), nicht von ${network}.`,
  otherGenesis: (network) => `Sein erster Block ist nicht der von ${network}.`,
  noContracts: 'Er kennt die Börse nicht. Er ist unvollständig oder aus einem anderen Netzwerk.',
  tooFarBehind: (blocks) =>
    plural(blocks, {
      one: 'Er ist # Block hinter dem Netzwerk.',
      other: 'Er ist # Blöcke hinter dem Netzwerk.',
    }),
  banner: { offline: 'Sie sind offline.', silent: 'Kein Netzwerkknoten antwortet.' },
  bannerText: 'Preise und Guthaben sind alt. Sie werden neu gelesen, sobald das Netzwerk antwortet.',
  statusBlock: (block) => `Block ${block}`,
  statusReading: 'Das Netzwerk wird gelesen',
  statusUnreachable: 'Das Netzwerk antwortet nicht',
} satisfies German<typeof english>;
