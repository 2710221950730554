import { expect, it } from 'vitest';
import { ExchangeError } from './exchange-error.ts';

it('carries its reason for code', () => {
  const error = new ExchangeError('insufficient-liquidity');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'ExchangeError', reason: 'insufficient-liquidity' });
});
