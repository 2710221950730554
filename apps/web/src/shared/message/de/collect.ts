import type { collect as english } from '../en/collect.ts';
import type { German } from './german.ts';

export const collect = {
  free: 'Kostenlos: Wir senden die Transaktion und zahlen ihr Gas. Der Vertrag zahlt nur an Ihre eigene Adresse.',
  confirm: 'Bestätigen',
  back: 'Zurück',
  collecting: 'Wird abgeholt',
  collectingText: 'Es ist auf dem Weg in Ihre Wallet. Sie können dies schließen; es geht weiter.',
  done: 'Gelungen',
  underWay: 'Es ist unterwegs.',
  failed: 'Abholen gescheitert',
  oneselfOnly: 'Für dieses Konto darf niemand sonst abholen. Holen Sie selbst ab.',
  signInDeclined: 'Hier ist ein anderes Konto angemeldet, und die Anmeldung wurde abgelehnt.',
  again: 'Noch einmal',
  yourself: 'Selbst abholen',
  yourselfText: 'Oder die Transaktion aus der eigenen Wallet senden und ihr Gas zahlen.',
  viewTransaction: 'Transaktion ansehen',
} satisfies German<typeof english>;
