// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { needChain, useIsChainNeeded } from './needed-chains.ts';

afterEach(cleanup);

function needMany(chainId: number, count: number): (() => void)[] {
  const stops: (() => void)[] = [];
  act(() => {
    for (let users = 0; users < count; users += 1) stops.push(needChain(chainId));
  });
  return stops;
}

describe('the needed chains', () => {
  it('given 1000 users of a chain, when all but one leave, then it is needed until the last one leaves', () => {
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useIsChainNeeded(56);
    });
    const before = renders;
    expect(result.current).toBe(false);
    const stops = needMany(56, 1000);
    expect(result.current).toBe(true);
    act(() => stops.slice(1).forEach((stop) => stop()));
    expect([result.current, renders - before]).toEqual([true, 1]);
    act(() => stops[0]?.());
    expect(result.current).toBe(false);
  });

  it('given a user of one chain, then no other chain is needed', () => {
    const { result } = renderHook(() => [1, 97].map((chainId) => useIsChainNeeded(chainId)));
    const [stop] = needMany(97, 1);
    expect(result.current).toEqual([false, true]);
    act(() => stop?.());
    expect(result.current).toEqual([false, false]);
  });
});
