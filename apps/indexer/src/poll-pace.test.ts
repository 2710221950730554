import { expect, it } from 'vitest';
import { createPollPace } from './poll-pace.ts';

function createPace(intervalMs = 1_000) {
  const node = { isSubscribed: true, isWriter: true, now: 0 };
  const pace = createPollPace({
    intervalMs,
    isSubscribed: () => node.isSubscribed,
    isWriter: () => node.isWriter,
    now: () => node.now,
  });
  return { node, pace };
}

it('[CHAIN-01] given a node that announces its blocks, then it is polled less often', () => {
  const { pace } = createPace();
  expect(pace.computeIntervalMs()).toBe(3_000);
  pace.noteHead();
  pace.noteStep('advanced');
  pace.noteStep('idle');
  expect(pace.computeIntervalMs()).toBe(3_000);
});

it.each(['isSubscribed', 'isWriter'] as const)(
  '[CHAIN-01] given that not %s, then it is polled as often as set',
  (name) => {
    const { node, pace } = createPace();
    node[name] = false;
    expect(pace.computeIntervalMs()).toBe(1_000);
  },
);

it('[CHAIN-01] given a block that a poll has found, then the announcements are not relied on for a minute', () => {
  const { node, pace } = createPace();
  pace.noteHead();
  pace.noteStep('advanced');
  pace.noteStep('idle');
  pace.noteStep('advanced');
  expect(pace.computeIntervalMs()).toBe(1_000);
  node.now = 59_999;
  expect(pace.computeIntervalMs()).toBe(1_000);
  node.now = 60_000;
  expect(pace.computeIntervalMs()).toBe(3_000);
});

it('[CHAIN-01] given an announced block that the polled node lacks, then it is polled as often as set until it has it', () => {
  const { pace } = createPace();
  pace.noteHead();
  pace.noteStep('idle');
  expect(pace.computeIntervalMs()).toBe(1_000);
  pace.noteStep('idle');
  expect(pace.computeIntervalMs()).toBe(1_000);
  pace.noteStep('advanced');
  pace.noteStep('idle');
  expect(pace.computeIntervalMs()).toBe(3_000);
});

it.each([
  [4_000, 10_000],
  [12_000, 12_000],
])('[CHAIN-01] given an interval of %i ms, then the longer one is %i ms', (set, longer) => {
  expect(createPace(set).pace.computeIntervalMs()).toBe(longer);
});
