import { type ErrorCode, findErrorDefinition } from '@tradewind/schema/wire/error-catalogue';
import type { api as english } from '../en/api.ts';
import type { German } from './german.ts';

/** For each code of the API the text in place of its own. */
const answers: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Die Anfrage ist nicht gültig.',
  CHAIN_NOT_SERVED: 'Dieses Netzwerk wird hier nicht bedient.',
  NOT_FOUND: 'An dieser Adresse ist nichts.',
  METHOD_NOT_ALLOWED: 'Diesen Aufruf gibt es hier nicht.',
  IDEMPOTENCY_KEY_REQUIRED: 'Dieser Aufruf braucht einen Kopf Idempotency-Key.',
  IDEMPOTENCY_KEY_RUNNING: 'Dieser Aufruf läuft schon. Bitte einen Moment warten.',
  IDEMPOTENCY_KEY_REUSED: 'Dieser Idempotency-Key gehört zu einem anderen Aufruf.',
  REQUEST_TIMEOUT: 'Die Anfrage kam nicht rechtzeitig an.',
  PAYLOAD_TOO_LARGE: 'Die Anfrage ist zu groß.',
  URI_TOO_LONG: 'Die Adresse der Anfrage ist zu lang.',
  UNSUPPORTED_MEDIA_TYPE: 'Hier wird nur JSON verstanden.',
  TOO_MANY_REQUESTS: 'Zu viele Anfragen. Bitte einen Moment warten.',
  HEADERS_TOO_LARGE: 'Der Kopf der Anfrage ist zu groß.',
  INTERNAL: 'Bei uns ging etwas schief. Bitte versuchen Sie es wieder.',
  UNAVAILABLE: 'Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich wieder.',
  CONNECTION_IN_USE: 'Diese Verbindung ist schon offen.',
  TOKEN_LIST_PROTOCOL: 'Unbekanntes Protokoll der Listen-URL.',
  TOKEN_LIST_NOT_DOWNLOADED: 'Liste konnte nicht geladen werden:',
  TOKEN_LIST_INVALID: 'Token-Liste ungültig:',
  TOKEN_LIST_DUPLICATES: 'Doppelte Token.',
  BALANCE_UNKNOWN: 'Guthaben nicht abrufbar',
  PRICE_UNKNOWN: 'Preisdaten nicht abrufbar',
  PREDICTION_NOT_HERE: 'In diesem Netzwerk gibt es keinen Prognosemarkt.',
  STAKE_BELOW_MINIMUM: 'Mindestens 0.001 BNB sind nötig',
  ENTRY_REVERTED: 'Diese Transaktion ist gescheitert. Nichts wurde gesetzt.',
  ENTRY_NOT_FOUND: 'Diese Transaktion hat hier in keiner Runde gesetzt.',
  ENTRY_OF_ANOTHER_ACCOUNT: 'Diese Transaktion ist der Einsatz eines anderen Kontos.',
  ENTRY_OF_ANOTHER_ROUND: 'Diese Transaktion hat in einer anderen Runde gesetzt.',
  ENTRY_UNKNOWN: 'Kein Knoten kennt diese Transaktion.',
  ENTRY_UNCHECKED: 'Der Server erreicht das Netzwerk nicht, um diese Transaktion zu suchen.',
  ENTRY_DIFFERS: 'Diese Transaktion hat anders gesetzt: Betrag oder Seite.',
  NOTHING_TO_COLLECT: 'Abholen gescheitert',
  COLLECT_ONESELF_ONLY: 'Abholen gescheitert',
  COLLECT_TOO_DEAR: 'Abholen gescheitert',
  COLLECT_FAILED: 'Abholen gescheitert',
  BONUS_NOT_FOUND: 'Diesen Bonus hat dieses Konto nicht.',
  BONUS_NOT_ACTIVE: 'Dieser Bonus kann noch nicht abgeholt werden.',
  BONUS_EXPIRED: 'Dieser Bonus wurde nicht rechtzeitig abgeholt.',
  BONUS_DISPUTED: 'Die veröffentlichte Rangliste weicht von unserer ab. Bitte versuchen Sie es später.',
  NFT_STAKE_NOT_HERE: 'In diesem Netzwerk können keine NFTs eingesetzt werden.',
  NFT_MOVE_REVERTED: 'Diese Transaktion ist gescheitert. Kein NFT wurde bewegt.',
  NFT_MOVE_NOT_FOUND: 'Diese Transaktion hat hier kein NFT eingesetzt oder zurückgegeben.',
  NFT_MOVE_OF_ANOTHER_ACCOUNT: 'Diese Transaktion hat NFTs eines anderen Kontos bewegt.',
  NFT_MOVE_DIFFERS: 'Diese Transaktion hat andere NFTs bewegt.',
  NFT_MOVE_UNKNOWN: 'Kein Knoten kennt diese Transaktion.',
  NFT_MOVE_UNCHECKED: 'Der Server erreicht das Netzwerk nicht, um diese Transaktion zu suchen.',
  TIER_NOT_HERE: 'In diesem Netzwerk gibt es keine Stufen.',
  TIER_UNKNOWN: 'Der Server erreicht das Netzwerk nicht, um diese Stufe zu lesen.',
  SIGN_IN_REQUIRED: 'Bitte zuerst anmelden.',
  OWNER_NOT_SIGNED_IN: 'Ein anderes Konto ist angemeldet.',
  FOREIGN_ORIGIN: 'Dieser Aufruf darf nur von unserer eigenen Seite kommen.',
  SIGN_IN_MALFORMED: 'Das ist keine Anmeldenachricht (EIP-4361).',
  SIGN_IN_WRONG_SITE: 'Die Anmeldenachricht ist für eine andere Seite.',
  SIGN_IN_WRONG_CHAIN: 'In diesem Netzwerk können Sie sich nicht anmelden.',
  SIGN_IN_OUT_OF_TIME:
    'Die Anmeldenachricht gilt nicht zu dieser Zeit. Bitte melden Sie sich noch einmal an.',
  SIGN_IN_NONCE_USED: 'Diese Anmeldung ist vorbei. Bitte melden Sie sich noch einmal an.',
  SIGN_IN_WRONG_SIGNATURE: 'Die Signatur ist nicht vom Konto der Anmeldenachricht.',
  SIGN_IN_UNVERIFIED:
    'Die Signatur dieser Vertrags-Wallet ist gerade nicht prüfbar. Bitte versuchen Sie es gleich wieder.',
  MEDIA_UNKNOWN: 'Eine Datei dieses Namens gibt es nicht.',
  RANGE_UNSATISFIABLE: 'Diesen Bereich hat die Datei nicht.',
  POOL_NOT_FOUND: 'An dieser Adresse ist kein Pool.',
  INDEX_NOT_STARTED: 'Der Index hat die Chain noch nicht gelesen.',
  ANNOUNCEMENTS_UNREADABLE: 'Die Mitteilungen konnten nicht gelesen werden',
  CLAIM_DIFFERS: 'Sie haben diese Transaktion schon gemeldet, als etwas anderes.',
};

const known: Readonly<Record<string, string>> = answers;

export const api = {
  UNREACHABLE: 'Der Server ist nicht erreichbar. Nichts ging an die Wallet. Prüfen Sie die Verbindung.',
  TIMEOUT: 'Der Server hat nicht rechtzeitig geantwortet. Nichts ging an die Wallet.',
  UNEXPECTED_ANSWER: 'Diese Seite versteht die Antwort des Servers nicht. Neu laden hilft vielleicht.',
  /** Details follow the text of the code. */
  answered: (code, text) => {
    const english = findErrorDefinition(code)?.text;
    if (english === undefined || !text.startsWith(english)) return text;
    return `${known[code] ?? english}${text.slice(english.length)}`;
  },
} satisfies German<typeof english>;
