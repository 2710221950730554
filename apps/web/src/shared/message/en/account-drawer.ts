import { plural } from '../plural.ts';
import { translate } from '../translate.ts';

export const accountDrawer = translate('accountDrawer', {
  total: 'Total value',
  withoutPrice: (count: number) =>
    plural(count, { one: '# token without a price', other: '# tokens without a price' }),
  unread: (count: number) =>
    plural(count, { one: '# balance could not be read', other: '# balances could not be read' }),
  unreadNetworks: (count: number, names: string) =>
    `${plural(count, { one: '# network could not be read', other: '# networks could not be read' })}: ${names}`,
  noPrices: 'no price is known for these tokens',
  receive: 'Receive',
  approvals: 'Approvals',
  export: 'Export',
  exportText: 'Your own history as files: every digit, times in UTC.',
  tabs: 'Your account',
  tab: { tokens: 'Tokens', activity: 'Activity', positions: 'Positions' },
  tokensOn: (network: string) => `Tokens on ${network}`,
  otherNetworks: 'Other networks',
  showSmall: (count: number) =>
    plural(count, { one: 'Show # small balance', other: 'Show # small balances' }),
  positionsUnread: 'Some of your positions could not be loaded',
  positionsUnreadText: 'They are safe. Try again.',
  receiveNetworks: (networks: string) => `This address takes tokens on ${networks}.`,
  code: (address: string) => `QR code of ${address}`,
  exportsUnread: 'Some exports could not be loaded',
});
