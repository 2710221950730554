import { expect, it } from 'vitest';
import { parsePoolSearch } from './pool-search.ts';

const address = `0x${'ab'.repeat(20)}` as const;
const other = `0x${'cd'.repeat(20)}` as const;

it.each(['', '  ', '/', ' / '])('[LIQ-09] %j selects all pools', (search) => {
  expect(parsePoolSearch(search)).toBeUndefined();
});

it('[LIQ-09] a part of a name matches either token', () => {
  expect(parsePoolSearch(' Cake ')).toEqual({
    address: '0x',
    otherAddress: '0x',
    firstPattern: '%cake%\n%',
    secondPattern: '%\n%cake%',
    firstIndexed: '%cake%\n%',
    secondIndexed: '%\n%cake%',
    isIndexed: true,
  });
});

it('[LIQ-09] two parts match different tokens', () => {
  expect(parsePoolSearch('cake/busd')).toMatchObject({
    firstPattern: '%cake%\n%busd%',
    secondPattern: '%busd%\n%cake%',
  });
});

it('[LIQ-09] a whole address in any letter case is not a part of a name', () => {
  const search = parsePoolSearch(`${address.toUpperCase().replace('0X', '0x')}/${other}`);
  expect(search).toMatchObject({ address, otherAddress: other, firstPattern: '%\n%', isIndexed: true });
  expect(parsePoolSearch(`cake/${other}`)).toMatchObject({ address: '0x', otherAddress: other });
});

it.each([
  ['ca', 'ca%\n%', 'the index finds the tokens that begin so'],
  ['0%', String.raw`0\%%` + '\n%', 'a wildcard is a letter like others'],
  ['_', '', 'the index finds nothing'],
])('[LIQ-09] %j is too short to be found wherever it stands: %j, %s', (search, firstIndexed) => {
  expect(parsePoolSearch(search)).toMatchObject({ firstIndexed, isIndexed: false });
});
