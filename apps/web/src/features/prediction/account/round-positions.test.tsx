// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { Reading } from '../../../shared/chain/reading.ts';
import type { HistoryEntry } from '../history/history-entry.ts';
import { RoundPositions } from './round-positions.tsx';

type Entries = Reading<readonly HistoryEntry[]>;
const readings = vi.hoisted(() => ({ newest: {}, toCollect: {}, credit: {} }));
vi.mock('../history/history.query.ts', () => ({
  useHistory: (_account: string, filter: number) => ({
    history: filter === 1 ? readings.newest : readings.toCollect,
  }),
}));
vi.mock('../claim/pending.query.ts', () => ({ usePending: () => readings.credit }));

const none: Entries = { state: 'value', value: [] };
const noCredit: Reading<bigint> = { state: 'value', value: 0n };
const unknown = { state: 'unknown', reason: undefined } as const;
const loading = { state: 'loading' } as const;

function show(newest: Entries, toCollect: Entries, credit: Reading<bigint>) {
  Object.assign(readings, { newest, toCollect, credit });
  render(<RoundPositions account={toAddress('a')} />, { wrapper: MemoryRouter });
}

afterEach(cleanup);

it('[PRED-07] given neither rounds nor credit, then the list says that there is nothing', () => {
  show(none, none, noCredit);
  expect(screen.getByText('No open rounds, and nothing to collect.')).toBeTruthy();
});

it.each([
  ['the rounds to collect', none, unknown, noCredit],
  ['the credit', none, none, unknown],
  ['the newest rounds', unknown, none, noCredit],
])('[PRED-07] given no answer about %s, then nothing is said of them', (_case, newest, toCollect, credit) => {
  show(newest, toCollect, credit);
  expect(screen.queryByText(/No open rounds/)).toBeNull();
  expect(screen.getByText('Your rounds could not be read.')).toBeTruthy();
});

it('[PRED-07] given rounds to collect that are still read, then the list is not empty yet', () => {
  show(none, loading, noCredit);
  expect(screen.queryByText(/No open rounds/)).toBeNull();
});
