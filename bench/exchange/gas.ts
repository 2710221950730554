import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Bench, Measurement } from '../frame/bench.ts';

const root = join(import.meta.dirname, '../..');

/** The most that a call may cost of what it costs at a peer's. */
const aims: Record<string, number> = {
  createPair: 0.55,
  'addLiquidity first': 0.8,
  'addLiquidity next': 0.65,
  removeLiquidity: 0.65,
  'removeLiquidity with permit': 0.68,
  'swap exact in, 1 hop': 0.75,
  'swap exact in, 3 hops': 0.66,
  'swap exact out, 1 hop': 0.78,
  'swap exact out, 3 hops': 0.7,
  'swap native in': 0.77,
  'swap native out': 0.78,
  'pair.swap alone': 0.75,
};

const peers = { 'Uniswap V2': 'uniswap-v2', 'PancakeSwap V1': 'pancakeswap-v1' };
const gasSchema = z.record(z.string(), z.coerce.number());

/** Gas of each call as a transaction of its own, measured by one run of forge on all three. */
export const gasBench: Bench = {
  name: 'gas',
  summary: "gas of the exchange's calls, beside Uniswap V2's and PancakeSwap V1's real bytecode",
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tradewind-gas-'));
    try {
      await runForge(folder);
      return toMeasurements(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The committed snapshots stay as they are: this run writes its own. */
async function runForge(snapshots: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['tools/forge.ts', 'test', '--match-path', 'contracts/bench/ExchangeGas.t.sol'],
    {
      cwd: root,
      env: { ...process.env, FOUNDRY_PROFILE: 'bench', FOUNDRY_SNAPSHOTS: snapshots },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
}

function toMeasurements(folder: string): readonly Measurement[] {
  const ours = readGas(folder, 'tradewind');
  return Object.entries(peers).flatMap(([peer, file]) => {
    const theirs = readGas(folder, file);
    return Object.entries(aims).map(([call, aim]) => ({
      name: call,
      unit: 'gas',
      ours: ours[call] ?? Number.NaN,
      peer: { name: peer, figure: theirs[call] ?? Number.NaN },
      better: 'lower' as const,
      aim,
    }));
  });
}

function readGas(folder: string, file: string): Record<string, number> {
  return gasSchema.parse(JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')));
}
