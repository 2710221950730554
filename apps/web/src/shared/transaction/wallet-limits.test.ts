// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { account } from '../../../test-support/known.ts';
import { noteLimit, useIsLimited } from './wallet-limits.ts';

const isLimited = (chainId: number) =>
  renderHook(() => useIsLimited({ chainId }, account, 'batch')).result.current;

it('[SWAP-07] given a wallet that cannot batch on one chain, then nothing is known of another chain', () => {
  noteLimit({ chainId: 31_337 }, account, 'batch');
  expect([isLimited(31_337), isLimited(31_338)]).toEqual([true, false]);
});
