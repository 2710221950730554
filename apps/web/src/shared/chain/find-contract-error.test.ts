import { encodeErrorResult, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { findContractError } from './find-contract-error.ts';

const abi = parseAbi(['error Sale_Closed()', 'error Sale_Above(uint256 limit)']);
const data = encodeErrorResult({ abi, errorName: 'Sale_Above', args: [5n] });

it('given a custom error below other causes, then its name is found', () => {
  const cause = Object.assign(new Error('reverted'), { data });
  expect(findContractError(new Error('call failed', { cause }), abi)).toBe('Sale_Above');
});

it.each([new Error('no data'), Object.assign(new Error('foreign'), { data: '0x12345678' }), 'text'])(
  'given %s, then there is no name',
  (error) => {
    expect(findContractError(error, abi)).toBeUndefined();
  },
);
