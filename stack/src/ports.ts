import { findFreePort } from './process/port.ts';

export interface Ports {
  readonly web: number;
  readonly api: number;
  readonly indexer: number;
  readonly postgres: number;
  readonly chain: number;
}

/** The ports of a stack: fixed distances from the base, or any free ones when it is 0. */
export async function choosePorts(portBase: number): Promise<Ports> {
  if (portBase === 0) {
    return {
      web: await findFreePort(),
      api: await findFreePort(),
      indexer: await findFreePort(),
      postgres: await findFreePort(),
      chain: await findFreePort(),
    };
  }
  return {
    web: portBase,
    api: portBase + 1,
    indexer: portBase + 2,
    postgres: portBase + 3,
    chain: portBase + 10,
  };
}
