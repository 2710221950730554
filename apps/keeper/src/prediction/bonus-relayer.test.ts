import { toReceiveId } from '@tradewind/rules/prediction/receive-id';
import { expect, it } from 'vitest';
import { createBonusRelayer } from './bonus-relayer.ts';
import type { RelayDecision } from '../collect/collect-relayer.ts';

const account = `0x${'a1'.repeat(20)}` as const;
const key = { week: 7, kind: 'winners', rank: 1 } as const;
const request = {
  chainId: 1,
  area: 'prediction',
  kind: 'bonus',
  account,
  item: String(toReceiveId(key)),
  state: 'requested' as const,
  intentKey: null,
  txHash: null,
  reason: null,
  attempts: 1,
  requestedAt: new Date(0),
  changedAt: new Date(0),
};
const ranked = { ...key, account, volume: 0n, net: 0n, bonus: 10n ** 18n };

async function decideAt(gas: bigint): Promise<RelayDecision[]> {
  const kept: RelayDecision[] = [];
  const look = createBonusRelayer({
    allowance: 0n,
    listWaiting: async () => [request],
    findRankedAccount: async () => ({ ranked, proof: [] }),
    estimateGas: async () => gas,
    getGasPrice: async () => 1n,
    keep: async (decision) => kept.push(decision) > 0,
  });
  await look();
  return kept;
}

it('[PRED-10] given a receiver that burns gas, then its bonus is not relayed, however large: it may fail in a block', async () => {
  expect(await decideAt(500_001n)).toMatchObject([{ refused: [{ reason: 'too_dear' }], batch: undefined }]);
  expect(await decideAt(500_000n)).toMatchObject([{ refused: [], batch: { requests: [request] } }]);
});
