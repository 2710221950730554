/**
 * English; nothing outside of en/ holds a sentence that a person reads. Named exports only, so that messages load with
 * the code that shows them. An area's folder is one line.
 */
export * from './en/exchange/messages.ts';
export * from './en/launchpad/messages.ts';
export * from './en/operator/messages.ts';
export * from './en/prediction/messages.ts';
export * from './en/nft-stake/messages.ts';
export * from './en/stake-pool/messages.ts';
export { account } from './en/account.ts';
export { accountDrawer } from './en/account-drawer.ts';
export { activity } from './en/activity.ts';
export { api } from './en/api.ts';
export { approval } from './en/approval.ts';
export { chain } from './en/chain.ts';
export { chart } from './en/chart.ts';
export { collect } from './en/collect.ts';
export { csvExport } from './en/csv-export.ts';
export { developmentWallet } from './en/development-wallet.ts';
export { ens } from './en/ens.ts';
export { favourite } from './en/favourite.ts';
export { fiat } from './en/fiat.ts';
export { formDemo } from './en/form-demo.ts';
export { home } from './en/home.ts';
export { live } from './en/live.ts';
export { maintenance } from './en/maintenance.ts';
export { marketInfo } from './en/market-info.ts';
export { node } from './en/node.ts';
export { notBuilt } from './en/not-built.ts';
export { notBuiltMenu } from './en/not-built-menu.ts';
export { payment } from './en/payment.ts';
export { quickSwap } from './en/quick-swap.ts';
export { searchField } from './en/search-field.ts';
export { send } from './en/send.ts';
export { settings } from './en/settings.ts';
export { shell } from './en/shell.ts';
export { simulation } from './en/simulation.ts';
export { siteDescription } from './en/site-description.ts';
export { takeBack } from './en/take-back.ts';
export { takeBackFile } from './en/take-back-file.ts';
export { tier } from './en/tier.ts';
export { tokenField } from './en/token-field.ts';
export { tokenList } from './en/token-list.ts';
export { transaction } from './en/transaction.ts';
export { ui } from './en/ui.ts';
export { verify } from './en/verify.ts';
export { wallet } from './en/wallet.ts';
export { walletConnect } from './en/wallet-connect.ts';
