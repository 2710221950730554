import { translate } from '../translate.ts';

export const wallet = translate('wallet', {
  connect: 'Connect Wallet',
  dialogTitle: 'Connect a wallet',
  dialogText: 'Your wallet keeps your keys. This page can only ask it; you decide there.',
  bscWallet: 'Binance Wallet',
  injected: 'Browser wallet',
  development: 'For local use only',
  detected: 'Detected',
  waiting: (name: string) => `Waiting for ${name}`,
  silent: (name: string) =>
    `No answer from ${name} yet. Unlock it and look for a waiting request. Or choose another wallet.`,
  account: 'Account',
  accountMenu: (label: string) => `Account ${label}`,
  address: 'address',
  connectedWith: (name: string) => `Connected with ${name}`,
  send: 'Send',
  recentTransactions: 'Recent transactions',
  logout: 'Logout',
  wrongNetworkTitle: 'Wrong network',
  wrongNetwork: (wanted: string, now: string) =>
    `Your wallet is on ${now}. This page trades on ${wanted}; switch to continue.`,
  unknownNetwork: (chainId: number) => `network ${chainId}`,
  switchTo: (network: string) => `Switch to ${network}`,
  switching: 'Waiting for your wallet',
  retry: 'Try again',
  noWalletForNetwork: 'No wallet to set the network up in',
});
