// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TimeText } from './time-text.tsx';

afterEach(cleanup);

it('[PRED-03] a time names its time zone, and on hover its second', () => {
  render(<TimeText seconds={1_795_296_300} />);
  const time = screen.getByRole('time');
  expect(time.textContent).toMatch(/ (UTC|GMT[+-]\d{1,2}(:\d\d)?)$/);
  expect(time.title).toBe('2026-11-21 21:25:00 UTC');
});
