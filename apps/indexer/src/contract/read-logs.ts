import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Log } from '../rpc/schema.ts';
import type { BlockSource } from '../sync/block-source.ts';
import type { Child, Contracts } from './contracts.ts';
import { selectLogs } from './select-logs.ts';

type ContractLogs = {
  /** Of each area, in chain order. */
  logs: Log[][];
  /** What factories add in these blocks. */
  added: Child[];
};

/** One question for the contracts of all areas; another one only where a factory adds some, for what happened in them at once. */
export async function readLogs(
  source: BlockSource,
  areas: readonly Contracts[],
  known: readonly Child[],
): Promise<ContractLogs> {
  const selectors = [...new Set(areas.flatMap(listSelectors))];
  const roots = areas.flatMap(listRoots);
  const addresses = new Set([...roots, ...known.map(({ address }) => address)]);
  const answer = await source.listLogs({ addresses: [...addresses], selectors });
  const added = listAdded(answer, areas, known);
  const more = [...new Set(added.map(({ address }) => address))].filter((address) => !addresses.has(address));
  const logs = [...answer, ...(await source.listLogs({ addresses: more, selectors }))].toSorted(
    (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  );
  return { logs: areas.map((contracts) => selectLogs(logs, contracts, [...known, ...added])), added };
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

/** Each once, by the first event that tells of it. */
function listAdded(logs: readonly Log[], areas: readonly Contracts[], known: readonly Child[]): Child[] {
  const children = new Map(known.map((child) => [toKey(child), child]));
  const added: Child[] = [];
  for (const { factory, event, findChild } of areas.flatMap(({ factories }) => factories)) {
    for (const log of logs) {
      if (log.address !== factory || log.topics[0] !== event) continue;
      const child: Child = { factory, event, address: findChild(log), blockNumber: log.blockNumber };
      if (children.has(toKey(child))) continue;
      children.set(toKey(child), child);
      added.push(child);
    }
  }
  return added;
}

function toKey({ factory, event, address }: Child): string {
  return `${factory} ${event} ${address}`;
}
