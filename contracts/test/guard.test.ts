import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listChainContracts } from '../local/deployment.ts';
import { localNetworks } from '../local/networks.ts';
import type { AbiEntry, ContractGuards, GuardTable } from './guard.ts';

/** The guards of each function that changes state. The test searches the source for the modifier or check. */
async function listGuards(): Promise<readonly (readonly [string, ContractGuards])[]> {
  const files = globSync('*/guards.ts', { cwd: import.meta.dirname }).toSorted();
  const tables = files.map(async (file) => {
    const { guards }: { guards: GuardTable } = await import(/* @vite-ignore */ `./${file}`);
    return Object.entries(guards);
  });
  return (await Promise.all(tables)).flat();
}

const contracts = await listGuards();

it('given the contracts of the plan, then each contract of an area has a table', () => {
  const named = new Set(contracts.map(([name]) => name));
  expect(listDeployed().filter((name) => !named.has(name))).toEqual([]);
});

describe.each(contracts)('guards of %s', (_name, { abi, sources, functions }) => {
  it('names exactly the functions that change state', () => {
    const changing = abi.filter(
      ({ type, stateMutability }) =>
        type === 'function' && stateMutability !== 'view' && stateMutability !== 'pure',
    );
    expect(changing.map((entry) => toKey(entry, changing)).toSorted()).toEqual(
      Object.keys(functions).toSorted(),
    );
  });

  it.each(Object.entries(functions))('%s', (name, { open, modifier, check }) => {
    const { head, body } = findFunction(sources, name);
    if (modifier !== undefined) expect(head).toContain(modifier);
    if (check !== undefined) expect(body).toContain(check);
    expect(open ?? modifier ?? check).toBeDefined();
  });
});

/** The name of a function; with the types of its parameters where another one has the name. */
function toKey({ name = '', inputs = [] }: AbiEntry, all: readonly AbiEntry[]): string {
  const isOnly = all.filter((entry) => entry.name === name).length === 1;
  return isOnly ? name : `${name}(${inputs.map(({ type }) => type).join(',')})`;
}

/** The head (up to the body) and the body of an external or public function; a key names its types where it must. */
function findFunction(sources: readonly string[], key: string): { head: string; body: string } {
  const [name = '', types] = key.split(/[()]/);
  for (const source of sources) {
    const text = readFileSync(new URL(`../src/${source}.sol`, import.meta.url), 'utf8');
    const declared = new RegExp(`function ${name}\\(([^)]*)\\)([^{]*)\\{([\\s\\S]*?)\\n    \\}`, 'g');
    for (const [, parameters = '', head = '', body = ''] of text.matchAll(declared)) {
      const found = parameters.split(',').map((parameter) => parameter.trim().split(' ')[0]);
      if (types === undefined || found.join(',') === types) return { head, body };
    }
  }
  throw new Error(`${key} is in none of ${sources.join(', ')}`);
}

/** The deployed contracts whose source is in contracts/src. */
function listDeployed(): string[] {
  const sources = new Set(
    globSync('src/*/*.sol', { cwd: `${import.meta.dirname}/..` }).map((path) => basename(path, '.sol')),
  );
  return localNetworks
    .flatMap(listChainContracts)
    .map(({ contract }) => contract)
    .filter((name) => sources.has(name));
}
