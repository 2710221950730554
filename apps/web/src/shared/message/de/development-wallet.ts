import type { developmentWallet as english } from '../en/development-wallet.ts';
import type { German } from './german.ts';

export const developmentWallet = {
  name: 'Entwicklungs-Wallet',
  title: {
    connect: 'Diese Seite verbinden?',
    send: 'Diese Transaktion senden?',
    sign: 'Diese Nachricht signieren?',
    switch: 'Das Netzwerk wechseln?',
    add: 'Dieses Netzwerk hinzufügen?',
  },
  choose: 'Die Seite darf eines der Demokonten sehen',
  account: (number) => `Demokonto ${number}`,
  accept: 'Annehmen',
  reject: 'Ablehnen',
  from: 'Von',
  to: 'An',
  value: 'Wert',
  call: 'Aufruf',
  network: 'Netzwerk',
  chainId: 'Chain-ID',
  node: 'Knoten',
} satisfies German<typeof english>;
