import type { nftStakeWrite as english } from '../../en/nft-stake/write.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const nftStakeWrite = {
  stakeTitle: 'Werke hinterlegen',
  unstakeTitle: 'Werke zurücknehmen',
  confirmStake: 'Hinterlegen bestätigen',
  confirmUnstake: 'Zurücknehmen bestätigen',
  staked: 'Werke sind hinterlegt',
  unstaked: 'Werke sind zurück',
  countsTomorrow: 'Sie zählen ab morgen. Sie können sie jederzeit zurücknehmen.',
  countsNoMore: 'Sie zählen sofort nicht mehr und kommen auf dieses Konto zurück.',
  permissionReason: (collection) =>
    `Zuerst zeigt Ihre Wallet die Erlaubnis für Ihre Werke von ${collection}. Der Vertrag nimmt nur, was Sie hinterlegen.`,
  permissionSummary: (collection) => `Hinterlegen von ${collection} erlauben`,
  stakeSummary: (count) => plural(count, { one: '# Werk hinterlegen', other: '# Werke hinterlegen' }),
  unstakeSummary: (count) => plural(count, { one: '# Werk zurücknehmen', other: '# Werke zurücknehmen' }),
  refused: {
    notAllowed: 'Die Seite nimmt jetzt keine Werke dieser Sammlung.',
    tooMany: 'Sie hätten mehr als 50 Werke hinterlegt. Nehmen Sie erst welche zurück.',
    alreadyStaked: 'Eines dieser Werke ist schon hinterlegt.',
    notStaked: 'Eines dieser Werke ist nicht von Ihnen hinterlegt.',
    notReceived: 'Die Sammlung hat ein Werk nicht übergeben. Nichts wurde hinterlegt.',
    nothingReturned: 'Die Sammlung gibt diese Werke jetzt nicht zurück. Sie bleiben hier Ihre.',
  },
} satisfies German<typeof english>;
