import { historyFields, historySchema, type WireEnteredRound } from '@tradewind/schema/prediction/history';
import { pnlSchema, type WirePnl } from '@tradewind/schema/prediction/pnl';
import {
  roundListFields,
  roundListSchema,
  type WireMarket,
  type WireRound,
} from '@tradewind/schema/prediction/round';
import { collectionFields, collectionSchema } from '@tradewind/schema/collect/collection';
import { successSchema, widerEnvelopeSchema } from '@tradewind/schema/wire/envelope';
import type * as z from 'zod/mini';
import { StackError } from '../../stack-error.ts';
import { requestFromApi } from '../request-from-api.ts';

const roundsSchema = widerEnvelopeSchema(roundListSchema, roundListFields);
const historyAnswerSchema = widerEnvelopeSchema(historySchema, historyFields);
const collectionAnswerSchema = widerEnvelopeSchema(collectionSchema, collectionFields);
const pnlAnswerSchema = successSchema(pnlSchema);
const pageSize = 200;

/** Reads the rounds around the open one, with the market. */
export async function fetchRounds(
  apiUrl: string,
  ownerAddress?: string,
): Promise<{ rounds: WireRound[]; market: WireMarket }> {
  const answer = await requestFromApi(apiUrl, '/prediction/all', roundsSchema, { ownerAddress });
  if (!answer.succeeded || answer.market === null) throw new StackError(`${apiUrl} has no market`);
  return { rounds: answer.data, market: answer.market };
}

/** Reads every round that an account entered, newest first. */
export async function fetchHistory(apiUrl: string, ownerAddress: string): Promise<WireEnteredRound[]> {
  const rounds: WireEnteredRound[] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const body = { ownerAddress, pageSize, before };
    const answer: z.infer<typeof historyAnswerSchema> = await requestFromApi(
      apiUrl,
      '/prediction/joined_history',
      historyAnswerSchema,
      body,
    );
    if (!answer.succeeded) throw new StackError(answer.message);
    rounds.push(...answer.data);
    before = answer.nextBefore;
  }
  return rounds;
}

export async function fetchPnl(apiUrl: string, ownerAddress: string): Promise<WirePnl> {
  return (await requestFromApi(apiUrl, '/prediction/report', pnlAnswerSchema, { ownerAddress })).data;
}

/** Requests that a round's winnings, or stake, are sent to their owner. */
export function requestCollection(apiUrl: string, ownerAddress: string, poolId: number) {
  return requestFromApi(apiUrl, '/prediction/claim', collectionAnswerSchema, { ownerAddress, poolId });
}
