// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reading } from '../chain/reading.ts';
import { TakeBackSection } from './take-back-section.tsx';

const empty = 'Nothing is here.';

function show(lines: Reading<readonly string[]>, retry = () => {}) {
  render(
    <TakeBackSection title="Pools" lines={lines} emptyText={empty} retry={retry} isRetrying={false}>
      {(line) => <li key={line}>{line}</li>}
    </TakeBackSection>,
  );
}

afterEach(cleanup);

it('[SHELL-06] given an answer without lines, then it says that there is nothing', () => {
  show({ state: 'value', value: [] });
  expect(screen.getByText(empty)).toBeTruthy();
});

it.each([{ state: 'loading' }, { state: 'unknown', reason: undefined }] as const)(
  '[SHELL-06] given no answer ($state), then it never says that there is nothing',
  (lines) => {
    show(lines);
    expect(screen.queryByText(empty)).toBeNull();
  },
);

it('[SHELL-06] given an unknown part, then it says so, and can be read again', () => {
  const retry = vi.fn();
  show({ state: 'unknown', reason: undefined }, retry);
  expect(screen.getByText('The network does not answer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('[SHELL-06] given stale lines, then they stay, and are called stale', () => {
  show({ state: 'stale', value: ['200 BSCS'] });
  expect(screen.getByText('200 BSCS')).toBeTruthy();
  expect(screen.getByText(/could not be renewed/)).toBeTruthy();
});
