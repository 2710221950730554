import { translate } from '../../translate.ts';

/** The page `/pool` before an account is known; its list has the texts of liquidity. */
export const positions = translate('positions', {
  help: 'The pools you supply, and your share of each.',
  addLiquidity: 'Add Liquidity',
  connect: 'Connect to a wallet to view your liquidity.',
  connectText: 'Suppliers share 0.17% of each trade. Withdraw at any time.',
  connectWallet: 'Connect Wallet',
  importQuestion: 'Don’t see a pool you joined?',
  importIt: 'Import it.',
  largest: 'Largest pools',
  approvals: 'Token approvals',
});
