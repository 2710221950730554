import { transactionNotice } from '@tradewind/db/transaction/transaction-notice';
import { transactionNoticedSchema } from '@tradewind/schema/hub/transaction-noticed';
import { addressSchema } from '@tradewind/schema/wire/address';
import { z } from 'zod';
import { type NoticeReader, readNotice } from '../hub/event/notice-reader.ts';
import { toAccountEvent } from '../hub/event/to-account-events.ts';

const changeSchema = z.object({ account: addressSchema, ...transactionNoticedSchema.shape });

/** The states of an account's reported transactions, for its sessions. */
export const transactionNotices: readonly NoticeReader[] = [
  readNotice(transactionNotice, changeSchema, ({ account, ...noticed }) => [
    toAccountEvent(account, noticed),
  ]),
];
