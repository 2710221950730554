import type { approval as english } from '../en/approval.ts';
import { plural } from '../plural.ts';
import type { German } from './german.ts';

export const approval = {
  title: 'Freigaben',
  subtitle: 'Verträge, die Ihre Token und NFTs nehmen können. Widerrufen Sie, was Sie nicht mehr brauchen.',
  open: 'Token-Freigaben',
  tokens: 'Token',
  nfts: 'NFTs',
  list: 'Freigaben Ihres Kontos',
  nftList: 'NFT-Freigaben Ihres Kontos',
  connect: 'Verbinden Sie eine Wallet, um Ihre Freigaben zu sehen.',
  connectWallet: 'Wallet verbinden',
  token: 'Token',
  collection: 'Sammlung',
  spender: 'Wer ihn nehmen darf',
  allowance: 'Freigegeben',
  takeable: 'Jetzt verfügbar',
  action: 'Widerrufen',
  unlimited: 'Unbegrenzt',
  allNfts: 'Alle',
  nftCount: (count) => plural(count, { one: '# NFT', other: '# NFTs' }),
  countUnknown: 'die Sammlung sagt nicht, wie viele Sie haben',
  otherContract: 'Anderer Vertrag',
  spenderUnknown: 'das Netzwerk sagt nicht, wessen Vertrag es ist',
  unlisted: 'Nicht in Ihren Listen',
  unlistedText:
    'Dieser Token steht in keiner Ihrer Listen. Jeder kann einen Token machen, der nie erteilte Freigaben zeigt. Ein Widerruf kostet Gas und führt seinen Code aus.',
  aboutUnlisted: 'Über Token, die nicht in Ihren Listen stehen',
  stranger: 'Nicht von dieser Website',
  strangerText:
    'Diese Website weiß nichts von dieser Sammlung. Jeder kann eine machen, die nie erteilte Freigaben zeigt. Ein Widerruf kostet Gas und führt ihren Code aus.',
  aboutStranger: 'Über Sammlungen, die nicht von dieser Website sind',
  pool: (a, b) => `Pool ${a}/${b}`,
  revoke: 'Widerrufen',
  revokeOf: (token, spender) => `${token} für ${spender} widerrufen`,
  summary: (token) => `Freigabe von ${token} widerrufen`,
  balanceUnknown: 'der Token sagt nicht, wie viel Sie haben',
  loading: 'Ihre Freigaben werden aus dem Netzwerk gelesen',
  none: 'Nichts ist freigegeben.',
  noneText:
    'Kein bekannter Vertrag kann Token oder NFTs dieses Kontos nehmen. Ein Handel fragt nur nach dem, was er braucht.',
  tradeTokens: 'Token handeln',
  failed: 'Ihre Freigaben konnten nicht aus dem Netzwerk gelesen werden.',
  failedText: 'Sie sind, wie sie waren. Versuchen Sie es wieder, wenn das Netzwerk antwortet.',
  partial:
    'Einige Verträge dieser Website konnten nicht gelesen werden. Was sie nehmen dürfen, ist unbekannt.',
  stale: 'Das Netzwerk antwortet nicht. Dies wurde zuletzt gelesen.',
  silent: (count) =>
    plural(count, {
      one: '# Token oder Sammlung hat nicht geantwortet. Was dort freigegeben ist, ist unbekannt.',
      other: '# Token oder Sammlungen haben nicht geantwortet. Was dort freigegeben ist, ist unbekannt.',
    }),
  searching: 'Frühere Blöcke werden nach anderen freigegebenen Verträgen durchsucht.',
  searchedAll: (to) => `Der ganze Verlauf wurde nach anderen Verträgen durchsucht, bis Block ${to}.`,
  searched: (from, to) =>
    `Durchsucht wurden die Blöcke ${from} bis ${to}; weiter antwortet der Knoten nicht. Ältere Freigaben werden nur für die benutzten Verträge dieser Website gezeigt.`,
  notSearched:
    'Der Knoten bewahrt keinen Verlauf. Nur Freigaben der benutzten Verträge dieser Website werden gezeigt. Andere Verträge haben vielleicht auch welche.',
} satisfies German<typeof english>;
