import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localDeployment } from '../local/deployment.ts';
import type { ContractGuards, GuardTable } from './guard.ts';

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
    expect(new Set(changing.map(({ name }) => name))).toEqual(new Set(Object.keys(functions)));
  });

  it.each(Object.entries(functions))('%s', (name, { open, modifier, check }) => {
    const { head, body } = findFunction(sources, name);
    if (modifier !== undefined) expect(head).toContain(modifier);
    if (check !== undefined) expect(body).toContain(check);
    expect(open ?? modifier ?? check).toBeDefined();
  });
});

/** The head (up to the body) and the body of an external or public function. */
function findFunction(sources: readonly string[], name: string): { head: string; body: string } {
  for (const source of sources) {
    const text = readFileSync(new URL(`../src/${source}.sol`, import.meta.url), 'utf8');
    const found = new RegExp(`function ${name}\\(([^{]*)\\{([\\s\\S]*?)\\n    \\}`).exec(text);
    if (found) return { head: found[1] ?? '', body: found[2] ?? '' };
  }
  throw new Error(`${name} is in none of ${sources.join(', ')}`);
}

/** The deployed contracts whose source is in contracts/src. */
function listDeployed(): string[] {
  const sources = new Set(
    globSync('src/*/*.sol', { cwd: `${import.meta.dirname}/..` }).map((path) => basename(path, '.sol')),
  );
  return localDeployment.contracts.map(({ contract }) => contract).filter((name) => sources.has(name));
}
