// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AgeText } from './age-text.tsx';

const traded = 1_795_267_500;
const minute = /^Nov 21, 2026, \d{1,2}:25 [AP]M (UTC|GMT[+-]\d{1,2}(:\d\d)?)$/;

vi.mock('../../../shared/chain/use-chain-time.ts', () => ({ useBlockTime: () => BigInt(traded + 7_200) }));

afterEach(cleanup);

it('[LIQ-09] given a click on the age of a trade, then every trade shows its minute, and its age after another', () => {
  render(
    <>
      <AgeText seconds={traded} />
      <AgeText seconds={traded} />
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: '2 h ago' });
  fireEvent.click(first!);
  expect(first!.textContent).toMatch(minute);
  expect(second!.textContent).toMatch(minute);
  fireEvent.click(second!);
  expect(first!.textContent).toBe('2 h ago');
});
