import { stakePoolNotice } from '@tradewind/db/stake-pool/stake-pool-notice';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { stakesTopic } from '@tradewind/schema/stake-pool/hub-names';
import { stakesChangedSchema } from '@tradewind/schema/stake-pool/stakes-changed';
import { addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { z } from 'zod';
import { type NoticeReader, readNotice } from '../hub/event/notice-reader.ts';
import { toAccountEvents } from '../hub/event/to-account-events.ts';

const changeSchema = z.object({
  ...stakesChangedSchema.shape,
  accounts: z.array(z.object({ account: addressSchema, txHash: hashSchema })),
});

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
];
