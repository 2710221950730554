import { globSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { envelopeSchema, receivedSchema } from './envelope.ts';
import { errorCatalogue, findErrorDefinition } from './error-catalogue.ts';
import { requestErrors } from './request-errors.ts';

describe('envelope', () => {
  const schema = envelopeSchema(z.object({ value: z.string() }));
  const spoken = { succeeded: false, data: null, message: 'no', code: 'X', requestId: 'r' };

  it('distinguishes success and refusal', () => {
    const success = schema.parse({ succeeded: true, data: { value: '1' }, totalCount: 1 });
    const refusal = schema.parse({ ...spoken, retryable: false });
    expect([success.succeeded, refusal.succeeded]).toEqual([true, false]);
  });

  it('given a refusal without `retryable`, then a client reads it, but our API may not send it', () => {
    expect(receivedSchema.parse(spoken)).toEqual(spoken);
    expect(receivedSchema.parse({ ...spoken, retryable: true })).toEqual({ ...spoken, retryable: true });
    expect(schema.safeParse(spoken).success).toBe(false);
    expect(receivedSchema.safeParse({ ...spoken, retryable: 'no' }).success).toBe(false);
  });

  it.each([{ succeeded: true, data: null }, { succeeded: false, data: null }, { data: {} }, null, 'x'])(
    'refuses %j',
    (answer) => expect(schema.safeParse(answer).success).toBe(false),
  );
});

describe('error catalogue', () => {
  it('contains every area and no code twice', async () => {
    const folder = `${import.meta.dirname}/..`;
    const files = globSync('*/*-errors.ts', { cwd: folder });
    const modules = await Promise.all(
      files.map((file): Promise<Record<string, object>> => import(`${folder}/${file}`)),
    );
    const lists = modules.flatMap((module) => Object.values(module));
    expect(lists).toContain(requestErrors);
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
