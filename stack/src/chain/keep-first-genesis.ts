import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const quantity = z.string().regex(/^0x[0-9a-f]+$/);
const blockSchema = z.looseObject({ header: z.looseObject({ number: quantity, timestamp: quantity }) });
const stateSchema = z.looseObject({ blocks: z.array(blockSchema) });

/**
 * Keeps only the oldest genesis block in a saved chain. Each start of the node (anvil 1.7) adds a genesis block. At
 * the next start the node serves any of them, and block 1 has no parent.
 */
export function keepFirstGenesis(stateFile: string): void {
  if (!existsSync(stateFile)) return;
  const state = stateSchema.parse(JSON.parse(readFileSync(stateFile, 'utf8')));
  const genesisTimes = state.blocks.filter(isGenesis).map(toTimestamp);
  if (genesisTimes.length < 2) return;
  const first = Math.min(...genesisTimes);
  const blocks = state.blocks.filter((block) => !isGenesis(block) || toTimestamp(block) === first);
  const partial = `${stateFile}.partial`;
  writeFileSync(partial, JSON.stringify({ ...state, blocks }));
  renameSync(partial, stateFile);
}

type Block = z.infer<typeof blockSchema>;

function isGenesis({ header }: Block): boolean {
  return Number(header.number) === 0;
}

function toTimestamp({ header }: Block): number {
  return Number(header.timestamp);
}
