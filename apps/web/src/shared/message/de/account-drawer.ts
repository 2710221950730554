import { plural } from '../plural.ts';

export const accountDrawer = {
  total: 'Gesamtwert',
  withoutPrice: (count: number) => plural(count, { one: '# Token ohne Preis', other: '# Token ohne Preis' }),
  unread: (count: number) =>
    plural(count, {
      one: '# Guthaben konnte nicht gelesen werden',
      other: '# Guthaben konnten nicht gelesen werden',
    }),
  unreadNetworks: (count: number, names: string) =>
    `${plural(count, {
      one: '# Netzwerk konnte nicht gelesen werden',
      other: '# Netzwerke konnten nicht gelesen werden',
    })}: ${names}`,
  noPrices: 'kein Preis dieser Token ist bekannt',
  receive: 'Empfangen',
  approvals: 'Freigaben',
  export: 'Export',
  exportText: 'Ihr eigener Verlauf als Dateien: jede Ziffer, Zeiten in UTC.',
  tabs: 'Ihr Konto',
  tab: { tokens: 'Token', activity: 'Verlauf', positions: 'Positionen' },
  tokensOn: (network: string) => `Token auf ${network}`,
  otherNetworks: 'Andere Netzwerke',
  showSmall: (count: number) =>
    plural(count, { one: '# kleines Guthaben zeigen', other: '# kleine Guthaben zeigen' }),
  positionsUnread: 'Einige Ihrer Positionen konnten nicht geladen werden',
  positionsUnreadText: 'Sie sind sicher. Versuchen Sie es wieder.',
  receiveNetworks: (networks: string) => `Diese Adresse empfängt Token auf ${networks}.`,
  code: (address: string) => `QR-Code von ${address}`,
  exportsUnread: 'Einige Exporte konnten nicht geladen werden',
};
