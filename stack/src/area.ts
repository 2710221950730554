import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import type { Database } from '@tradewind/db/database';
import type { z } from 'zod';
import type { ChainClient } from './chain/connect.ts';
import type { StackEnvironment } from './environment.ts';
import type { Ports } from './ports.ts';
import type { TimedTransaction } from './seed/timed-transaction.ts';
import type { NodeService } from './service/node-service.ts';

/** The parts of an area that the stack runs on the local chains. */
export interface StackArea {
  readonly seed: AreaSeed;
  /** Dates at which its contracts answer otherwise though nobody writes, in Unix seconds. */
  readonly listDates?: (client: ChainClient, chainId: LocalChainId) => Promise<readonly number[]>;
  /** Writes what no chain has, on each start with local chains. */
  readonly writeRows?: (database: Database) => Promise<void>;
  /** Sends files to the running site, on each start with local chains: those that it does not have. */
  readonly putFiles?: (site: RunningSite) => Promise<void>;
  /** Its processes beside the apps. */
  readonly listServices?: (local: LocalServices) => readonly NodeService[];
  /** The settings of these processes, for the documents. */
  readonly settings?: readonly ProcessSettings[];
  /** First steps for the message of a start, by the names of the started services. */
  readonly listSteps?: (webUrl: string, services: ReadonlySet<string>) => readonly string[];
}

export interface AreaSeed {
  /** The chains that it has a history on; the home chain alone where absent. */
  readonly chainIds?: readonly LocalChainId[];
  /** When its history begins, in Unix seconds, where that is before the day of the demo. */
  readonly computeStart?: (endTimestamp: number, chainId: LocalChainId) => number;
  readonly plan: (day: SeedDay) => AreaHistory;
}

/** The day of the demo. */
export interface SeedDay {
  readonly chainId: LocalChainId;
  /** Unix seconds. */
  readonly startTimestamp: number;
  readonly endTimestamp: number;
  /** The seed of the simulated price, 64 hexadecimal digits. */
  readonly priceSeed: string;
  /** Returns the address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
}

/** A site of the home chain whose processes are ready. */
export interface RunningSite {
  readonly webUrl: string;
  readonly mediaUrl: string;
  readonly chainId: number;
  /** Fires when the site stops. */
  readonly signal: AbortSignal;
}

export interface AreaHistory {
  readonly transactions: readonly TimedTransaction[];
  /** Throws when the chain has another history. */
  readonly assert: (client: ChainClient) => Promise<void>;
}

export interface LocalServices {
  readonly environment: StackEnvironment;
  readonly ports: Ports;
  readonly rpcUrl: string;
  /** The API nodes, as a comma list. */
  readonly apiUrls: string;
  readonly hasOpponents: boolean;
  readonly logFolder: string;
}

export interface ProcessSettings {
  readonly title: string;
  /** Its entry file and the source of its schema, from the root of the checkout. */
  readonly main: string;
  readonly source: string;
  readonly schema: z.ZodObject;
  readonly note: string;
}
