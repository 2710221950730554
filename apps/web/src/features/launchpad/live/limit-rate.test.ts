import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRate } from './limit-rate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[HUB-02] given many requests, then the first is called at once, and the others as one at the end of the time', () => {
  const call = vi.fn();
  const { request } = limitRate(call, 1_000);
  for (let count = 0; count < 5; count += 1) request();
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledTimes(2);
  request();
  expect(call).toHaveBeenCalledTimes(3);
});

it('[HUB-02] given a stop, then no request is called any more', () => {
  const call = vi.fn();
  const { request, stop } = limitRate(call, 1_000);
  request();
  request();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledTimes(1);
});
