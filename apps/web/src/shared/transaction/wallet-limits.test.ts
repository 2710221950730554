// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteLimit, useIsLimited } from './wallet-limits.ts';

const account = `0x${'a'.repeat(40)}` as const;

it('[SWAP-07] given a wallet that cannot batch on one chain, then nothing is known of another chain', () => {
  noteLimit({ chainId: 31_337 }, account, 'batch');
  const isLimited = (chainId: number) =>
    renderHook(() => useIsLimited({ chainId }, account, 'batch')).result.current;
  expect([isLimited(31_337), isLimited(31_338)]).toEqual([true, false]);
});
