export { predictionClaim } from './claim.ts';
export { predictionHistory } from './history.ts';
export { predictionLeaderboard } from './leaderboard.ts';
export { predictionMenu } from './menu.ts';
export { prediction } from './prediction.ts';
export { predictionPnl } from './pnl.ts';
export { predictionVerify } from './verify.ts';
export { predictionTakeBack } from './take-back.ts';
