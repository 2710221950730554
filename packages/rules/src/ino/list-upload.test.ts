import { keccak256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { parseAllowListUpload } from './list-upload.ts';

const header = 'address,quantity\n';
const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const bob = toAddress('1');
const read = (text: string) => parseAllowListUpload(text, 10n, keccak256);

describe('[INO-03] an uploaded list of a campaign', () => {
  it('given Windows line ends and a byte order mark, then it has its entries, sorted by account', () => {
    expect(read(`\uFEFFAddress,Quantity\r\n${alice},10\r\n${bob}, 3 \r\n`)).toEqual({
      kind: 'list',
      entries: [
        { account: bob, most: 3n },
        { account: alice.toLowerCase(), most: 10n },
      ],
    });
  });

  it.each([
    ['a quantity of 0', `${alice},0`, 2, 'zeroQuantity'],
    ['a quantity above the most', `${alice},11`, 2, 'aboveMaxBuy'],
    ['a quantity with decimals', `${alice},1.5`, 2, 'malformedQuantity'],
    ['no quantity', `${alice},`, 2, 'malformedQuantity'],
    ['a number of 99 digits', `${alice},${'9'.repeat(99)}`, 2, 'malformedQuantity'],
    ['a formula', `${alice},=1+1`, 2, 'formula'],
    ['a wrong checksum', `${alice.replace('5aA', '5aa')},1`, 1, 'wrongChecksum'],
    ['the zero address', `${toAddress('0')},1`, 1, 'zeroAddress'],
    ['three columns', `${alice},1,2`, 3, 'wrongColumns'],
  ])(
    'given %s, then line, column and reason are named, and there is no entry',
    (_what, line, column, reason) => {
      expect(read(`${header}${bob},1\n${line}\n`)).toEqual({
        kind: 'faulty',
        faults: [{ line: 3, column, reason }],
      });
    },
  );

  it('given an account twice, then both lines are named', () => {
    expect(read(`${header}${bob},1\n${bob},2\n`)).toEqual({
      kind: 'faulty',
      faults: [{ line: 3, column: 1, reason: 'duplicate', firstLine: 2 }],
    });
  });

  it.each([
    ['', 'noEntries'],
    [header, 'noEntries'],
    [`${bob},1\n`, 'header'],
  ])('given the file %j, then it is refused', (text, reason) => {
    const upload = read(text);
    expect(upload.kind === 'faulty' && upload.faults[0]?.reason).toBe(reason);
  });
});
