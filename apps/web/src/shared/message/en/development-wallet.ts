import { translate } from '../translate.ts';

/** Words of the wallet that local builds carry; nobody else sees them. */
export const developmentWallet = translate('developmentWallet', {
  name: 'Development wallet',
  title: {
    connect: 'Connect this page?',
    send: 'Send this transaction?',
    sign: 'Sign this message?',
    switch: 'Switch the network?',
    add: 'Add this network?',
  },
  choose: 'The page may see one of the demo accounts',
  account: (number: number) => `Demo account ${number}`,
  accept: 'Accept',
  reject: 'Reject',
  from: 'From',
  to: 'To',
  value: 'Value',
  call: 'Call',
  network: 'Network',
  chainId: 'Chain id',
  node: 'Node',
});
