import { stakePoolNotice } from '@tradewind/db/stake-pool/stake-pool-notice';
import { stakesMaturedNotice } from '@tradewind/db/stake-pool/stakes-matured-notice';
import type { AccountNoticed } from '@tradewind/schema/hub/account-noticed';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { stakesTopic } from '@tradewind/schema/stake-pool/hub-names';
import { stakesChangedSchema } from '@tradewind/schema/stake-pool/stakes-changed';
import { stakesMaturedKind } from '@tradewind/schema/stake-pool/notice-kinds';
import type { StakesMatured } from '@tradewind/schema/stake-pool/stakes-matured';
import { addressSchema } from '@tradewind/schema/wire/address';
import { rawAmountSchema } from '@tradewind/schema/wire/amount';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { z } from 'zod';
import { type NoticeReader, readNotice } from '../hub/event/notice-reader.ts';
import { toAccountEvents, toNoticedEvent } from '../hub/event/to-account-events.ts';

const changeSchema = z.object({
  ...stakesChangedSchema.shape,
  accounts: z.array(z.object({ account: addressSchema, txHash: hashSchema })),
});

const maturedStakeSchema = z.object({
  pool: addressSchema,
  number: z.int(),
  account: addressSchema,
  id: z.int(),
  amount: rawAmountSchema,
  symbol: z.string().nullable(),
  decimals: z.int().nullable(),
  maturedAt: z.int(),
});
const maturedSchema = z.object({ chainId: z.int(), stakes: z.array(maturedStakeSchema) });

export const stakePoolNotices: readonly NoticeReader[] = [
  // The cue names the pools; who staked is for the sessions of the account alone.
  readNotice(stakePoolNotice, changeSchema, ({ accounts, ...extraData }) => [
    {
      topic: areaTopic(stakesTopic, extraData.chainId),
      target: 'stakes_changed',
      extraData,
      isReplaceable: false,
    },
    ...toAccountEvents(
      extraData,
      accounts.map(({ account, txHash: hash }) => ({ account, hash })),
    ),
  ]),
  readNotice(stakesMaturedNotice, maturedSchema, ({ chainId, stakes }) =>
    [...Map.groupBy(stakes, ({ account }) => account)].map(([account, own]) =>
      toNoticedEvent(account, { chainId, notices: toNotices(chainId, own) }),
    ),
  ),
];

type MaturedStake = z.output<typeof maturedStakeSchema>;

/** The stakes of an account, by pool. The number of a stake is never given twice, so they name the news. */
function toNotices(chainId: number, own: readonly MaturedStake[]): AccountNoticed['notices'] {
  return [...Map.groupBy(own, ({ pool }) => pool)].flatMap(([pool, stakes]) => {
    const [first] = stakes;
    if (first === undefined) return [];
    const stakeIds = stakes.map(({ id }) => id);
    const content: StakesMatured = {
      pool,
      poolId: first.number,
      stakeIds,
      amount: stakes.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString(),
      symbol: first.symbol,
      decimals: first.decimals,
      maturedAt: Math.max(...stakes.map(({ maturedAt }) => maturedAt)),
    };
    const id = `${stakesMaturedKind}:${chainId}:${pool}:${stakeIds.join(',')}`;
    return [{ id, kind: stakesMaturedKind, content }];
  });
}
