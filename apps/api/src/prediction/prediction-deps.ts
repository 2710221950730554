import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import type { ContractReader } from './contract-reader.ts';
import type { Market } from './market.ts';
import type { MarketReader } from './market-reader.ts';
import type { WeekReader } from './week-reader.ts';

/** The dependencies of the area's routes; `market` is undefined on a `chain` without one. */
export type PredictionDeps = Pick<ApiDeps, 'config' | 'database' | 'now'> & {
  chain: Chain;
  market: Market | undefined;
  contracts: ContractReader;
  reader: MarketReader;
  weeks: WeekReader;
};
