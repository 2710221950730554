import { describe, expect, it } from 'vitest';
import type { Reading } from '../chain/reading.ts';
import { computeBlocksBehind, computeLatestBlock, computeNodeState } from './node-state.ts';
import type { Probe } from './probe-node.ts';

function toProbe(height: bigint, latencyMs = 40, chainId = 56): Reading<Probe> {
  return { state: 'value', value: { height, latencyMs, chainId } };
}

const unknown: Reading<Probe> = { state: 'unknown', reason: new Error('no answer') };

describe('computeNodeState', () => {
  it.each([
    [{ state: 'loading' } as const, 'requesting'],
    [unknown, 'silent'],
    [{ ...toProbe(100n), state: 'stale' } as Reading<Probe>, 'silent'],
    [toProbe(100n, 40, 97), 'other-chain'],
    [toProbe(96n), 'behind'],
    [toProbe(97n), 'well'],
    [toProbe(100n, 1001), 'slow'],
    [toProbe(100n), 'well'],
  ])('[CHAIN-01] says of %o: %s', (probe, state) => {
    expect(computeNodeState(probe, 56, 100n)).toBe(state);
  });

  it('[CHAIN-01] counts the blocks behind the latest one of the page and the nodes of this chain', () => {
    const probes = [toProbe(90n), toProbe(120n), toProbe(5000n, 40, 97), unknown];
    expect(computeLatestBlock(probes, 56, 110n)).toBe(120n);
    expect(computeLatestBlock(probes, 56, 130n)).toBe(130n);
    expect(computeLatestBlock([unknown], 56, 0n)).toBe(0n);
    expect(computeBlocksBehind({ height: 90n, latencyMs: 1, chainId: 56 }, 120n)).toBe(30n);
    expect(computeBlocksBehind({ height: 121n, latencyMs: 1, chainId: 56 }, 120n)).toBe(0n);
  });
});
