/**
 * English: one file an area under en/; nothing outside this folder holds a sentence that a person reads. Named exports only, so that
 * an area's messages come with the code that says them.
 */
export { account } from './en/account.ts';
export { api } from './en/api.ts';
export { approval } from './en/approval.ts';
export { chain } from './en/chain.ts';
export { chart } from './en/chart.ts';
export { csvExport } from './en/csv-export.ts';
export { description } from './en/description.ts';
export { developmentWallet } from './en/development-wallet.ts';
export { ens } from './en/ens.ts';
export { exchange } from './en/exchange.ts';
export { formDemo } from './en/form-demo.ts';
export { home } from './en/home.ts';
export { liquidity } from './en/liquidity.ts';
export { live } from './en/live.ts';
export { node } from './en/node.ts';
export { notBuilt } from './en/not-built.ts';
export { payment } from './en/payment.ts';
export { pool } from './en/pool.ts';
export { predictionClaim } from './en/prediction-claim.ts';
export { predictionHistory } from './en/prediction-history.ts';
export { predictionLeaderboard } from './en/prediction-leaderboard.ts';
export { predictionReport } from './en/prediction-report.ts';
export { predictionVerify } from './en/prediction-verify.ts';
export { prediction } from './en/prediction.ts';
export { send } from './en/send.ts';
export { settings } from './en/settings.ts';
export { shell } from './en/shell.ts';
export { simulation } from './en/simulation.ts';
export { splitRoute } from './en/split-route.ts';
export { tokenList } from './en/token-list.ts';
export { tradeRisk } from './en/trade-risk.ts';
export { transaction } from './en/transaction.ts';
export { ui } from './en/ui.ts';
export { wallet } from './en/wallet.ts';
export { walletConnect } from './en/wallet-connect.ts';
