// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TimeText } from './time-text.tsx';

afterEach(cleanup);

it('[PRED-03] a time names its time zone', () => {
  render(<TimeText seconds={1_795_296_300} />);
  expect(screen.getByRole('time').textContent).toMatch(/ (UTC|GMT|[A-Z]{3,4})([+-]\d{1,2}(:\d\d)?)?$/);
});
