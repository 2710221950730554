import type { swapDialog as english } from '../../en/exchange/swap-dialog.ts';
import type { German } from '../german.ts';

export const swapDialog = {
  confirmTitle: 'Tausch bestätigen',
  confirmSwap: 'Tausch bestätigen',
  priceUpdated: 'Preis geändert',
  notConfirmed: 'Die Chain bestätigt diese Route gerade nicht.',
  accept: 'Annehmen',
  acceptFirst: 'Erst den neuen Preis annehmen',
  impactNotice: (percent) => `Dieser Handel bewegt den Preis um ${percent}.`,
  sentTo: (recipient) => `Gesendet wird an ${recipient}`,
  impactConfirmTitle: 'Hoher Preiseinfluss',
  impactConfirmText: (percent) =>
    `Dieser Handel bewegt den Preis um ${percent}. Sie würden viel weniger als den Marktpreis erhalten.`,
  impactConfirmYes: 'Ja, weiter',
  impactConfirmNo: 'Nein, zurück',
  impactConfirmWord: 'bestätigen',
  impactConfirmType: 'Tippen Sie das Wort bestätigen, um fortzufahren',
  done: {
    addLiquidity: 'Liquidität geben',
    again: 'Noch ein Tausch',
  },
} satisfies German<typeof english>;
