import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Log } from '../rpc/schema.ts';
import type { BlockSource } from '../sync/block-source.ts';
import type { KnownChildren } from './child-register.ts';
import type { Child, Contracts } from './contracts.ts';
import { selectLogs } from './select-logs.ts';

type ContractLogs = {
  /** Logs of each area, in chain order. */
  logs: Log[][];
  /** New children of factories in these blocks. */
  added: Child[];
};

/**
 * Maximum contracts listed in requests to a node: 100 requests for a range of blocks. By selectors alone a node
 * answers every transfer of every token of the chain, some hundred a block.
 */
export const mostNamed = 50_000;

/**
 * One request for the contracts of all areas. A second one reads the logs of new children in the same blocks.
 * Where there are too many contracts to keep, only a request for a far range lists them. Otherwise, and where
 * they are too many to list, all logs with their selectors are read, and their emitters looked up.
 */
export async function readLogs(
  source: BlockSource,
  areas: readonly Contracts[],
  known: KnownChildren,
): Promise<ContractLogs> {
  const selectors = [...new Set(areas.flatMap(listSelectors))];
  const { logs, children } = await readKnown(source, areas, { selectors, known });
  const added = listAdded(logs, areas, children);
  return { logs: areas.map((contracts) => selectLogs(logs, contracts, [...children, ...added])), added };
}

/** Logs in chain order, with the children that may be their emitters. */
type KnownLogs = { logs: Log[]; children: readonly Child[] };

/** Near the head all logs of a block are read in any case. */
async function readKnown(
  source: BlockSource,
  areas: readonly Contracts[],
  { selectors, known }: { selectors: readonly Hex[]; known: KnownChildren },
): Promise<KnownLogs> {
  if (known.kind === 'listed') return readOfListed(source, areas, { selectors, children: known.children });
  const children = source.isFar ? await known.listUpTo(mostNamed) : undefined;
  return children
    ? readOfListed(source, areas, { selectors, children })
    : readOfAll(source, selectors, known.find);
}

async function readOfListed(
  source: BlockSource,
  areas: readonly Contracts[],
  { selectors, children }: { selectors: readonly Hex[]; children: readonly Child[] },
): Promise<KnownLogs> {
  const addresses = new Set([...areas.flatMap(listRoots), ...children.map(({ address }) => address)]);
  const answer = await source.listLogs({ addresses: [...addresses], selectors });
  const added = listAdded(answer, areas, children);
  const more = [...new Set(added.map(({ address }) => address))].filter((address) => !addresses.has(address));
  const ofAdded = more.length > 0 ? await source.listLogs({ addresses: more, selectors }) : [];
  return {
    logs: [...answer, ...ofAdded].toSorted(
      (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
    ),
    children,
  };
}

async function readOfAll(
  source: BlockSource,
  selectors: readonly Hex[],
  find: (addresses: readonly Hex[]) => Promise<readonly Child[]>,
): Promise<KnownLogs> {
  const logs = await source.listLogs({ addresses: 'any', selectors });
  const emitters = [...new Set(logs.map(({ address }) => address))];
  return { logs, children: emitters.length > 0 ? await find(emitters) : [] };
}

function listRoots({ roots, factories }: Contracts): Hex[] {
  return [...roots.map(({ address }) => address), ...factories.map(({ factory }) => factory)];
}

function listSelectors({ roots, factories }: Contracts): Hex[] {
  return [
    ...roots.flatMap(({ selectors }) => selectors),
    ...factories.flatMap(({ event, selectors }) => [event, ...selectors]),
  ];
}

/** Each child once, by the first event that announces it. */
function listAdded(logs: readonly Log[], areas: readonly Contracts[], known: readonly Child[]): Child[] {
  const children = new Map(known.map((child) => [toKey(child), child]));
  const added: Child[] = [];
  for (const { factory, event, role, findChild } of areas.flatMap(({ factories }) => factories)) {
    for (const log of logs) {
      if (log.address !== factory || log.topics[0] !== event) continue;
      const child: Child = { factory, event, role, address: findChild(log), blockNumber: log.blockNumber };
      if (children.has(toKey(child))) continue;
      children.set(toKey(child), child);
      added.push(child);
    }
  }
  return added;
}

function toKey({ factory, event, role, address }: Child): string {
  return `${factory} ${event} ${role} ${address}`;
}
