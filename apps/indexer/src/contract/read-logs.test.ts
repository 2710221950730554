import { expect, it } from 'vitest';
import type { ContractFilter } from '../sync/contract-filter.ts';
import type { KnownChildren } from './child-register.ts';
import type { Child, Contracts } from './contracts.ts';
import { mostNamed, readLogs } from './read-logs.ts';

const factory = '0xfa';
const [event, selector] = ['0x01', '0x02'] as const;
const contracts: Contracts = {
  roots: [],
  factories: [{ factory, event, role: '', findChild: ({ address }) => address, selectors: [selector] }],
};

function toChildren(count: number): Child[] {
  return Array.from({ length: count }, (_, index) => ({
    factory,
    event,
    role: '',
    address: `0x${index.toString(16).padStart(40, '0')}`,
    blockNumber: 1,
  }));
}

/** The filter sent to a node, where the index has too many children to keep. */
async function listRequests(count: number, { isFar }: { isFar: boolean }): Promise<ContractFilter[]> {
  const requested: ContractFilter[] = [];
  const children = toChildren(count);
  const known: KnownChildren = {
    kind: 'looked-up',
    find: () => Promise.resolve([]),
    listUpTo: (most) => Promise.resolve(children.length > most ? undefined : children),
  };
  const source = {
    from: 1,
    to: 2,
    isFar,
    listLogs: (filter: ContractFilter) => {
      requested.push(filter);
      return Promise.resolve([]);
    },
    getBlocks: () => Promise.resolve(new Map()),
    call: () => Promise.resolve([]),
  };
  await readLogs(source, [contracts], known);
  return requested;
}

it('[OPS-04] given more contracts than are kept, when a far range is read, then the request lists each, and no other transfer is requested', async () => {
  const [filter, ...others] = await listRequests(mostNamed, { isFar: true });
  expect(others).toEqual([]);
  expect(filter?.addresses).toHaveLength(mostNamed + 1);
});

it.each([
  ['blocks near the head', mostNamed, false],
  ['more contracts than are named', mostNamed + 1, true],
])('[OPS-04] given %s, when logs are read, then by their selectors alone', async (_, count, isFar) => {
  expect(await listRequests(count, { isFar })).toEqual([{ addresses: 'any', selectors: [event, selector] }]);
});
