import { expect, it } from 'vitest';
import { createTestChain } from '../chain/chain.test-support.tsx';
import { localChain } from '../chain/local-chain.test-support.ts';
import { findValue, type Reading } from '../chain/reading.ts';
import type { Holding } from './holding.ts';
import { sumUpHoldings } from './sum-up-holdings.ts';

const chain = createTestChain();
const held: Reading<readonly Holding[]> = { state: 'value', value: [] };
const unknown = { state: 'unknown', reason: undefined } as const;

it('[WAL-03] given a network that was not read, then the sum names it, and counts the unread tokens of the others', () => {
  const value = sumUpHoldings(
    [
      { chain, holdings: held, unreadCount: 2 },
      { chain, holdings: unknown, unreadCount: 0 },
    ],
    held,
  );
  expect(findValue(value)).toMatchObject({ unreadCount: 2, unreadNetworks: [localChain.name] });
});

it('[WAL-03] given a home chain that was not read, then there is no sum', () => {
  const value = sumUpHoldings([{ chain, holdings: unknown, unreadCount: 0 }], held);
  expect(value).toEqual({ state: 'unknown', reason: 'no-balances' });
});
