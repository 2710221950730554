import type { simulation as english } from '../en/simulation.ts';
import type { German } from './german.ts';

export const simulation = {
  title: 'Simulation',
  approvalTitle: 'Simulierte Freigabe',
  loading: 'Die Transaktion wird mit dem Netzwerk simuliert',
  nothingLeaves: 'Nichts verlässt Ihr Konto',
  kept: 'simuliert',
  underWay: 'wird simuliert',
  leaves: 'Geht ab',
  arrives: 'Kommt an',
  arrivesAt: (account) => `Kommt an bei ${account}`,
  atMost: 'Höchstens',
  atLeast: 'Mindestens',
  networkFee: 'Netzwerkgebühr',
  feeUnknown: 'das Netzwerk hat sie nicht genannt',
  feeAfterApproval: 'sie ist nach der Freigabe bekannt',
  feeTooHigh: (symbol, fee) => `Zu wenig ${symbol} für die Netzwerkgebühr (nötig: ${fee})`,
  amountUnknown: 'der Token sagt nicht, was er hält',
  failsTitle: 'Diese Transaktion würde scheitern',
  unknownTitle: 'Die Transaktion konnte nicht simuliert werden',
  unknownText: 'Das Netzwerk hat nicht geantwortet. Vor dem Öffnen der Wallet wird noch einmal geprüft.',
  unsupportedText:
    'Der Knoten kann Transaktionen nicht simulieren. Vor dem Öffnen der Wallet wird noch einmal geprüft.',
  unmeasuredText:
    'Die Transaktion würde gelingen. Der Knoten kann nicht sagen, was sie bewegt. Es gilt, was oben vereinbart ist.',
  blockedTitle: 'Diese Transaktion nimmt mehr als vereinbart',
  takesTooMuch: 'Diese Transaktion würde mehr nehmen als vereinbart. Sie wurde nicht gesendet.',
  givesTooMuch: 'Diese Transaktion würde anderen mehr erlauben als vereinbart. Sie wurde nicht gesendet.',
  takesMore: (amount, limit) =>
    `${amount} würden Ihr Konto verlassen statt höchstens ${limit}. Nicht senden: Der Token nimmt, was er nicht soll.`,
  takesOther: (amount) => `Auch ${amount} würden Ihr Konto grundlos verlassen. Nicht senden.`,
  arrivesLessTitle: 'Weniger als das Minimum würde ankommen',
  arrivesLess: (amount, limit) =>
    `${amount} würden ankommen statt mindestens ${limit}. Der Token behält einen Teil des Gesendeten.`,
  nft: (id, collection) => `NFT #${id} von ${collection}`,
  allNfts: (collection) => `Alle NFTs von ${collection}`,
  mayMove: (operator) => `Bewegen darf ${operator}`,
  ownerUnknown: 'die Sammlung sagt nicht, wem es gehört',
  takesNft: (nft) => `Auch ${nft} würde Ihr Konto grundlos verlassen. Nicht senden.`,
  takesUnnamedNfts: (amount, collection) =>
    `Die Sammlung ${collection} würde mehr NFTs nehmen als vereinbart (${amount}). Nicht senden.`,
  approvesNft: (operator, nft) =>
    `Danach könnte ${operator} Ihnen grundlos etwas nehmen: ${nft}. Nicht senden.`,
  nftMissingTitle: 'Ein NFT würde nicht ankommen',
  nftMissing: (nft) => `Das würde nicht ankommen: ${nft}.`,
  nftsUnknownText:
    'Der Knoten nennt nicht alle NFTs, die die Transaktion bewegt oder freigibt. Es gilt, was oben vereinbart ist.',
  rawAmount: (amount, token) => `${amount} Einheiten des Tokens ${token}`,
} satisfies German<typeof english>;
