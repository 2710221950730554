import { translate } from '../translate.ts';

export const live = translate('live', {
  title: 'Live updates',
  state: { connected: 'Live', connecting: 'Connecting', off: 'Off', stale: 'Standing still' },
  text: {
    connected: 'New blocks and trades appear here as they happen.',
    connecting: 'Trying to connect. Until then this page asks every few seconds.',
    stale:
      'Our index of this network stands still. Lists, prices and history are the last known ones. Balances, pools and trades come from the network itself.',
    off: 'This page asks for new blocks and trades every few seconds.',
  },
  elsewhereTitle: 'Your account has a new transaction',
  elsewhereText: 'Another browser sent it, or our server did for you.',
  lost: 'The hub could not be reached or ended the connection; trying again',
  unreadable: 'The hub sent something that cannot be read',
});
