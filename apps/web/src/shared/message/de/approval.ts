import type { approval as english } from '../en/approval.ts';
import { plural } from '../plural.ts';
import type { German } from './german.ts';

export const approval = {
  title: 'Freigaben',
  subtitle: 'Verträge, die Ihre Token ausgeben können. Widerrufen Sie, was Sie nicht mehr brauchen.',
  open: 'Token-Freigaben',
  list: 'Freigaben Ihres Kontos',
  connect: 'Verbinden Sie eine Wallet, um Ihre Freigaben zu sehen.',
  connectWallet: 'Wallet verbinden',
  token: 'Token',
  spender: 'Wer ihn nehmen darf',
  allowance: 'Freigegeben',
  takeable: 'Jetzt verfügbar',
  action: 'Widerrufen',
  unlimited: 'Unbegrenzt',
  router: 'Tradewind-Router',
  otherContract: 'Anderer Vertrag',
  unlisted: 'Nicht in Ihren Listen',
  unlistedText:
    'Dieser Token steht in keiner Ihrer Listen. Jeder kann einen Token machen, der nie erteilte Freigaben zeigt. Ein Widerruf kostet Gas und führt seinen Code aus.',
  aboutUnlisted: 'Über Token, die nicht in Ihren Listen stehen',
  pool: (a, b) => `Pool ${a}/${b}`,
  revoke: 'Widerrufen',
  revokeOf: (token, spender) => `${token} für ${spender} widerrufen`,
  summary: (token) => `Freigabe von ${token} widerrufen`,
  balanceUnknown: 'der Token sagt nicht, wie viel Sie haben',
  loading: 'Ihre Freigaben werden aus dem Netzwerk gelesen',
  none: 'Nichts ist freigegeben.',
  noneText:
    'Kein bekannter Vertrag kann Token dieses Kontos nehmen. Ein Handel fragt nur nach dem, was er braucht.',
  failed: 'Ihre Freigaben konnten nicht aus dem Netzwerk gelesen werden.',
  failedText: 'Sie sind, wie sie waren. Versuchen Sie es wieder, wenn das Netzwerk antwortet.',
  stale: 'Das Netzwerk antwortet nicht. Dies wurde zuletzt gelesen.',
  silent: (count) =>
    plural(count, {
      one: '# Token hat nicht geantwortet. Was er erlaubt, ist unbekannt.',
      other: '# Token haben nicht geantwortet. Was sie erlauben, ist unbekannt.',
    }),
  searching: 'Frühere Blöcke werden nach anderen freigegebenen Verträgen durchsucht.',
  searchedAll: (to) => `Der ganze Verlauf wurde nach anderen Verträgen durchsucht, bis Block ${to}.`,
  searched: (from, to) =>
    `Durchsucht wurden die Blöcke ${from} bis ${to}; weiter antwortet der Knoten nicht. Ältere Freigaben werden nur für den Tradewind-Router gezeigt.`,
  notSearched:
    'Der Knoten bewahrt keinen Verlauf. Nur Freigaben des Tradewind-Routers werden gezeigt. Andere Verträge haben vielleicht auch welche.',
} satisfies German<typeof english>;
