import { stakesMaturedKind } from '@tradewind/schema/stake-pool/notice-kinds';
import type { StakesMatured } from '@tradewind/schema/stake-pool/stakes-matured';
import { expect, it } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { stakePool } from '../area.ts';

const content: StakesMatured = {
  pool: `0x${'12'.repeat(20)}`,
  poolId: 2,
  stakeIds: [4],
  amount: (500n * 10n ** 18n).toString(),
  symbol: 'BSCS',
  decimals: 18,
  maturedAt: 1_700_000_000,
};
const toNotice = async (changed: object) =>
  (await stakePool.notices![stakesMaturedKind]!())({ ...content, ...changed }, createTestChain());

it('[POOL-03] given a matured stake, then the notice says its amount and leads to the page of its pool', async () => {
  expect(await toNotice({})).toEqual({
    tone: 'information',
    title: 'Your stake of 500 BSCS matured.',
    page: { label: 'Harvest it', path: '/StakePool/2' },
  });
});

it('[POOL-03] given several stakes, or a token of unknown decimals, then the notice says that', async () => {
  expect((await toNotice({ stakeIds: [4, 5] })).title).toBe('Your stakes of 500 BSCS in all matured.');
  expect((await toNotice({ decimals: null })).title).toBe('Your stake in a launch pool matured.');
  await expect(toNotice({ amount: -1 })).rejects.toThrow('Invalid');
});
