import { findPredictionDeployment } from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { type ChainClock, createChainClock } from './chain-clock.ts';
import { type ContractReader, createContractReader } from './contract-reader.ts';
import { type Market, toMarket } from './market.ts';
import { createMarketReader, type MarketReader } from './market-reader.ts';
import { createWeekReader, type WeekReader } from './week-reader.ts';

/** The market of one chain with its readers, which keep answers of that chain alone. */
export type Game = {
  readonly chain: Chain;
  /** Undefined on a chain without one. */
  readonly market: Market | undefined;
  readonly clock: ChainClock;
  readonly contracts: ContractReader;
  readonly reader: MarketReader;
  readonly weeks: WeekReader;
};

/** The games of the served chains. */
export type Games = {
  /** The game of a request, by default the home chain's; throws CHAIN_NOT_SERVED for any other chain. */
  readonly get: (chainId?: number) => Game;
  readonly all: readonly Game[];
};

export function createGames({ chains, database }: Pick<ApiDeps, 'chains' | 'database'>): Games {
  const games = new Map<Chain, Game>();
  const getOf = (chain: Chain): Game => {
    const game = games.get(chain) ?? createGame(chain, database);
    games.set(chain, game);
    return game;
  };
  return { get: (chainId) => getOf(chains.get(chainId)), all: chains.all.map(getOf) };
}

function createGame(chain: Chain, database: Database): Game {
  const { chainId } = chain;
  const deployment = chain.findDeployment(findPredictionDeployment);
  const clock = createChainClock();
  const contracts = createContractReader(chain);
  return {
    chain,
    market: deployment && toMarket({ ...deployment, chainId }),
    clock,
    contracts,
    reader: createMarketReader({ database, chain, clock }),
    weeks: createWeekReader({ database, contracts }),
  };
}
