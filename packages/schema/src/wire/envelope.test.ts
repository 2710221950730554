import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { envelopeSchema } from './envelope.ts';
import { errorCatalogue, findErrorDefinition } from './error-catalogue.ts';
import { accountErrors } from '../account/account-errors.ts';
import { exchangeErrors } from '../exchange/exchange-errors.ts';
import { homeErrors } from '../home/home-errors.ts';
import { hubErrors } from '../hub/hub-errors.ts';
import { marketInfoErrors } from '../market-info/market-info-errors.ts';
import { predictionErrors } from '../prediction/prediction-errors.ts';
import { tokenListErrors } from '../token-list/token-list-errors.ts';
import { transactionErrors } from '../transaction/transaction-errors.ts';
import { requestErrors } from './request-errors.ts';

describe('envelope', () => {
  const schema = envelopeSchema(z.object({ value: z.string() }));

  it('distinguishes success and refusal', () => {
    const success = schema.parse({ succeeded: true, data: { value: '1' }, totalCount: 1 });
    const refusal = schema.parse({ succeeded: false, data: null, message: 'no', code: 'X', requestId: 'r' });
    expect([success.succeeded, refusal.succeeded]).toEqual([true, false]);
  });

  it.each([{ succeeded: true, data: null }, { succeeded: false, data: null }, { data: {} }, null, 'x'])(
    'refuses %j',
    (answer) => expect(schema.safeParse(answer).success).toBe(false),
  );
});

describe('error catalogue', () => {
  it('contains every area and no code twice', () => {
    const lists = [
      requestErrors,
      accountErrors,
      exchangeErrors,
      homeErrors,
      hubErrors,
      marketInfoErrors,
      predictionErrors,
      tokenListErrors,
      transactionErrors,
    ];
    const codes = lists.flatMap((list) => Object.keys(list));
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(errorCatalogue).toSorted()).toEqual(codes.toSorted());
  });

  it('finds known codes only', () => {
    expect(findErrorDefinition('TOO_MANY_REQUESTS')).toMatchObject({ status: 429, retryable: true });
    expect(findErrorDefinition('toString')).toBeUndefined();
    expect(findErrorDefinition('SOMETHING_NEW')).toBeUndefined();
  });
});
