import { type MaturedStake, stakesMaturedNotice } from '@tradewind/db/stake-pool/stakes-matured-notice';
import { accountNoticedSchema } from '@tradewind/schema/hub/account-noticed';
import { stakesMaturedSchema } from '@tradewind/schema/stake-pool/stakes-matured';
import { expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { createToOutgoingEvents } from '../hub/event/to-outgoing-events.ts';
import { stakePoolNotices } from './stake-pool-notices.ts';

const toEvents = createToOutgoingEvents(stakePoolNotices);
const chainId = 56;
const [alice, bob, one, other] = [toAddress('a'), toAddress('b'), toAddress('1'), toAddress('2')];
const stake = (changed: Partial<MaturedStake>): MaturedStake => ({
  pool: one,
  number: 0,
  account: alice,
  id: 0,
  amount: '100',
  symbol: 'DEP',
  decimals: 6,
  maturedAt: 50,
  ...changed,
});

it('[POOL-03] [HUB-02] given matured stakes, then each account receives one event with its own, by pool', () => {
  const { kind, payload } = stakesMaturedNotice.create({
    stakes: [
      stake({}),
      stake({ account: bob, id: 9 }),
      stake({ id: 3, amount: '11', maturedAt: 60 }),
      stake({ pool: other, number: 1, symbol: null, decimals: null }),
    ],
  });
  const events = toEvents({ id: 1, at: 1, chainId, kind, payload });
  expect(events).toMatchObject([
    {
      topic: 'account',
      receiver: { address: alice, chainId },
      target: 'account_noticed',
      isReplaceable: false,
    },
    {
      topic: 'account',
      receiver: { address: bob, chainId },
      target: 'account_noticed',
      isReplaceable: false,
    },
  ]);
  const [ofAlice, ofBob] = events.map(({ extraData }) => accountNoticedSchema.parse(extraData).notices);
  expect(ofAlice?.map(({ id, content }) => [id, stakesMaturedSchema.parse(content)])).toEqual([
    [
      `stakes_matured:56:${one}:0,3`,
      { pool: one, poolId: 0, stakeIds: [0, 3], amount: '111', symbol: 'DEP', decimals: 6, maturedAt: 60 },
    ],
    [
      `stakes_matured:56:${other}:0`,
      { pool: other, poolId: 1, stakeIds: [0], amount: '100', symbol: null, decimals: null, maturedAt: 50 },
    ],
  ]);
  expect(ofBob).toMatchObject([{ content: { stakeIds: [9], amount: '100' } }]);
});
