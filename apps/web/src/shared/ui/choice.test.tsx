// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Choice } from './choice.tsx';

afterEach(cleanup);

it('given two choices with one label, then each is a group of its own', () => {
  const choice = (
    <Choice label="Show" options={[{ key: 1, label: 'All' }]} selected={1} onSelect={() => undefined} />
  );
  render(
    <>
      {choice}
      {choice}
    </>,
  );
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.checked, second?.checked]).toEqual([true, true]);
  expect(first?.name).not.toBe(second?.name);
});
