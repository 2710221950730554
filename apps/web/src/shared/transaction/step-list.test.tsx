// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepList } from './step-list.tsx';

afterEach(cleanup);

const listVisible = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ className }) => !className.includes('sr-only'))
    .map(({ textContent }) => textContent);

it('[TX-04] given a run, then the current step, the next one and the place are seen, and the others are read', () => {
  render(
    <StepList
      steps={[
        { label: 'Approve BUSD', state: 'done' },
        { label: 'Swap', state: 'active' },
        { label: 'Included in a block', state: 'waiting' },
        { label: 'Listed in your history', state: 'waiting' },
      ]}
    />,
  );
  expect(listVisible()).toEqual(['Swap: Under way', 'Next: Included in a block']);
  expect(screen.getByText('2 of 4')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('[TX-04] given a run that is done, then one line says so', () => {
  render(
    <StepList
      steps={[
        { label: 'Swap', state: 'done' },
        { label: 'Included in a block', state: 'done' },
      ]}
    />,
  );
  expect(listVisible()).toEqual([]);
  expect(screen.getByText('2 of 2 done')).toBeTruthy();
});

it('[TX-04] given a step that failed, then it says so visibly, and nothing is next', () => {
  render(
    <StepList
      steps={[
        { label: 'Swap', state: 'failed' },
        { label: 'Included in a block', state: 'waiting' },
      ]}
    />,
  );
  expect(listVisible()).toEqual(['Swap: Failed']);
  expect(screen.getByText(/Failed/).className).toBe('text-loss');
});
