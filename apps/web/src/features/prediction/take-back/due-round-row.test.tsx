// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { DueRoundRow } from './due-round-row.tsx';
import type { DueRound } from './due-rounds.query.ts';

const time = vi.hoisted((): { now: number | undefined } => ({ now: undefined }));
vi.mock('../../../shared/chain/use-chain-time.ts', () => ({ useChainTime: () => time.now }));

const unit = 10n ** 18n;
const market = { genesis: 1_000_000n };
/** Round 7 locks at 1,002,100 and ends 300 seconds later. */
const endsAt = 1_002_400;
const created: DueRound = { epoch: 7, outcome: 'pending', stake: unit, payout: 0n };

function show(round: Partial<DueRound>, now: number | undefined) {
  time.now = now;
  const row = <DueRoundRow market={market} round={{ ...created, ...round }} onCollect={() => {}} />;
  render(withChain(createTestChain(), row));
}

afterEach(cleanup);

it.each([
  ['up', 'Round #7: won'],
  ['tie', 'Round #7: stake returned'],
] as const)(
  '[PRED-07] given a round that is %s, then the line has its payout and collects it',
  (outcome, title) => {
    show({ outcome, payout: 2n * unit }, endsAt);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText('2.0000 BNB')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Collect round #7' })).toBeTruthy();
  },
);

it('[PRED-12] given a round that is over and not settled, then its line settles and collects', () => {
  show({}, endsAt);
  expect(screen.getByText('Round #7: over, not settled')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Settle and collect round #7' })).toBeTruthy();
});

it.each([endsAt - 1, undefined])(
  '[PRED-07] given a round that may still run (now %s), then it has no button',
  (now) => {
    show({}, now);
    expect(screen.getByText('Round #7: still open or live')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
