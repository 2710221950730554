export { csvExport } from './csv-export.ts';
export { exchangeDescription } from './description.ts';
export { exchange } from './exchange.ts';
export { liquidity } from './liquidity.ts';
export { exchangeMenu } from './menu.ts';
export { pool } from './pool.ts';
export { splitRoute } from './split-route.ts';
export { tradeRisk } from './trade-risk.ts';
