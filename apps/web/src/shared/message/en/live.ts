export const live = {
  title: 'Live updates',
  state: { connected: 'Live', connecting: 'Connecting', off: 'Off', stale: 'Standing still' },
  text: {
    connected: 'This page is told of new blocks and trades as they happen.',
    connecting: 'Trying to connect. Until then this page asks for new blocks and trades every few seconds.',
    stale:
      'The server’s index of this network stands still. Lists, prices and history are the last known ones; balances, pools and trades are read from the network itself.',
    off: 'This page asks for new blocks and trades every few seconds.',
  },
  elsewhereTitle: 'Your account made a transaction',
  elsewhereText: 'It was sent from another browser or app, and the network has included it.',
  lost: 'The hub could not be reached or ended the connection; trying again',
  unreadable: 'The hub sent something that cannot be read',
};
