import { translate } from '../translate.ts';

export const walletConnect = translate('walletConnect', {
  name: 'WalletConnect',
  onPhone: 'Wallet on a phone',
  notSetUp: 'Not set up on this site',
  code: 'Code to scan with your wallet',
  reaching: 'Reaching the WalletConnect relay',
  scan: 'Scan the code with your wallet, then approve the connection there.',
  openOnPhone: 'Open your wallet, or scan the code with another phone. Then approve the connection there.',
  waiting: 'Waiting for your wallet',
  open: 'Open wallet',
  copy: 'Copy link',
  copied: 'Copied',
  cancel: 'Cancel',
  retry: 'Try again',
  others: 'Other wallets',
  unreachable:
    'The WalletConnect relay could not be reached. Check your connection, then try again. Wallets in this browser work without it.',
  expired: 'This code has expired. Try again for a new one.',
  requestExpired: 'Your wallet did not answer in time. Look into it before you try again.',
  relayDown:
    'The WalletConnect relay could not be reached. Your wallet was not asked. Check your connection, then try again.',
  networkNotAllowed:
    'Your wallet did not allow this network when it connected. Log out, connect again and allow it there.',
});
