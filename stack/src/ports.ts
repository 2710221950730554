import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { findFreePort } from './process/port.ts';

/** Network codes of the chains that the stack runs itself; the first one is the home chain. */
export const localCodes = ['bep', 'erc', 'poly'] as const;

export type LocalCode = (typeof localCodes)[number];

export const localChainIds: Readonly<Record<LocalCode, LocalChainId>> = {
  bep: 31337,
  erc: 31338,
  poly: 31339,
};

export interface Ports {
  readonly web: number;
  readonly api: number;
  readonly indexer: number;
  /** A keeper acts on one chain; that of the home chain is the one of an operator's own nodes too. */
  readonly keepers: Readonly<Record<LocalCode, number>>;
  readonly feed: number;
  readonly opponents: number;
  readonly media: number;
  /** The ports of the API nodes after the first. */
  readonly furtherApis: readonly number[];
  /** The ports of the second indexer and of the home chain's second keeper, if any. */
  readonly standbys: { readonly indexer: number; readonly keeper: number };
  readonly postgres: number;
  /** The ports of the local chains, by network code. */
  readonly chains: Readonly<Record<LocalCode, number>>;
}

/** Chooses the ports of a stack: fixed offsets from the base, or free ports when it is 0. */
export async function choosePorts(portBase: number, apiNodes = 1): Promise<Ports> {
  const further = Array.from({ length: apiNodes - 1 }, (_, index) => index);
  if (portBase === 0) {
    return {
      web: await findFreePort(),
      api: await findFreePort(),
      indexer: await findFreePort(),
      keepers: { bep: await findFreePort(), erc: await findFreePort(), poly: await findFreePort() },
      feed: await findFreePort(),
      opponents: await findFreePort(),
      media: await findFreePort(),
      furtherApis: await Promise.all(further.map(findFreePort)),
      standbys: { indexer: await findFreePort(), keeper: await findFreePort() },
      postgres: await findFreePort(),
      chains: { bep: await findFreePort(), erc: await findFreePort(), poly: await findFreePort() },
    };
  }
  return {
    web: portBase,
    api: portBase + 1,
    indexer: portBase + 2,
    postgres: portBase + 3,
    keepers: { bep: portBase + 4, erc: portBase + 7, poly: portBase + 8 },
    feed: portBase + 5,
    media: portBase + 6,
    opponents: portBase + 9,
    standbys: { indexer: portBase + 16, keeper: portBase + 17 },
    furtherApis: further.map((index) => portBase + 20 + index),
    chains: { bep: portBase + 10, erc: portBase + 11, poly: portBase + 12 },
  };
}
