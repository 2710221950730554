import { describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { fetchTerms } from './terms.query.ts';

vi.mock('../../../shared/chain/read-contracts.ts', () => ({ readContracts: vi.fn() }));

const periods = [{ duration: 86_400, aprBps: 500 }];
const fees = [{ day: 5, bps: 1_000 }];

/** The answers about periods and version, and about the table. */
function answer(heads: unknown[], tables: unknown[]) {
  const reads = vi.mocked(readContracts);
  reads.mockReset();
  for (const answers of [heads, tables]) reads.mockResolvedValueOnce(answers);
  return fetchTerms(createTestChain().client, toAddress('d'));
}

describe('[OPS-02] the terms of a running pool', () => {
  it('given a pool, then they are its periods and the table of its newest version', async () => {
    expect(await answer([periods, 3n], [fees])).toEqual({
      periods: [{ duration: 86_400n, aprBps: 500n }],
      fees: [{ day: 5n, bps: 1_000n }],
    });
    expect(vi.mocked(readContracts).mock.lastCall?.[1]).toMatchObject([
      { functionName: 'feeVersion', args: [3n] },
    ]);
  });

  it.each([
    ['its periods', [undefined, 0n], [fees]],
    ['its version', [periods, undefined], [fees]],
    ['its table', [periods, 0n], [undefined]],
  ])('given a pool that does not answer about %s, then its terms are unknown', async (_, heads, tables) => {
    await expect(answer(heads, tables)).rejects.toThrow();
  });
});
