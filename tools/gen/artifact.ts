import { readFileSync } from 'node:fs';
import type { Abi, Hex } from 'viem';
import { z } from 'zod';
import { root, run } from '../run.ts';

/** A compiled contract: its ABI in a stable order, its creation code, and the code that this leaves on chain. */
export type Artifact = { name: string; abi: Abi; bytecode: Hex; runtime: Hex };

const hexSchema = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/.test(value));
const abiSchema = z.custom<Abi>((value) => Array.isArray(value));
const codeSchema = z.object({ object: hexSchema });
const artifactSchema = z.object({ abi: abiSchema, bytecode: codeSchema, deployedBytecode: codeSchema });

/** Compiles the deployed contracts without the tests; free when nothing changed. */
export async function buildContracts(): Promise<void> {
  const { code, output } = await run('forge build --quiet', { env: { FOUNDRY_PROFILE: 'abi' } });
  if (code !== 0) throw new Error(`forge build failed\n${output}`);
}

export function getArtifact(name: string): Artifact {
  const file = `${root}contracts/out/.abi/${name}.sol/${name}.json`;
  const { abi, bytecode, deployedBytecode } = artifactSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    name,
    abi: abi.toSorted(byKindAndName),
    bytecode: bytecode.object,
    runtime: deployedBytecode.object,
  };
}

function byKindAndName(a: Abi[number], b: Abi[number]): number {
  return sortKey(a) < sortKey(b) ? -1 : 1;
}

const kinds = ['constructor', 'function', 'event', 'error', 'receive', 'fallback'];

function sortKey(entry: Abi[number]): string {
  return `${kinds.indexOf(entry.type)} ${'name' in entry ? entry.name : ''} ${JSON.stringify(entry)}`;
}
