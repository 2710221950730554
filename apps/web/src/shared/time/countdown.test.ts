import { expect, it } from 'vitest';
import { formatCountdown } from './countdown.ts';

it('[IDO-07] given seconds to a sale, then the countdown has days, hours, minutes and seconds, never below zero', () => {
  expect([2 * 86_400 + 15_033, 86_400, 86_399, 61, 0.9, 0, -5].map(formatCountdown)).toEqual([
    '2d 04:10:33',
    '1d 00:00:00',
    '23:59:59',
    '00:01:01',
    '00:00:00',
    '00:00:00',
    '00:00:00',
  ]);
});
