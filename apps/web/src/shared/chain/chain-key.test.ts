import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createFactKey, createReadKey } from './chain-key.ts';

const [one, other] = [{ chainId: 31337 }, { chainId: 31338 }];

it('[CHAIN-02] two chains never share an answer about the same address', () => {
  const queries = new QueryClient();
  queries.setQueryData(createReadKey(one, 'balance', '0x12'), 1n);
  queries.setQueryData(createFactKey(one, 'balance', '0x12'), 2n);
  expect(queries.getQueryData(createReadKey(other, 'balance', '0x12'))).toBeUndefined();
  expect(queries.getQueryData(createFactKey(other, 'balance', '0x12'))).toBeUndefined();
  expect(queries.getQueryData(createReadKey(one, 'balance', '0x12'))).toBe(1n);
});

it('[CHAIN-02] the reads of one chain are invalidated without those of another', async () => {
  const queries = new QueryClient();
  const keys = [
    createReadKey(one, 'balance'),
    createFactKey(one, 'balance'),
    createReadKey(other, 'balance'),
  ];
  for (const key of keys) queries.setQueryData(key, 1n);
  await queries.invalidateQueries({ queryKey: createReadKey(one) });
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, false, false]);
});
