import * as fc from 'fast-check';
import { getAddress, keccak256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { formatList, type ListEntry } from './list-file.ts';
import { maximumListEntries } from '../csv/sorted-file.ts';
import { parseListUpload, type ListTerms } from './list-upload.ts';

const terms: ListTerms = {
  payDecimals: 6,
  minPerUser: 50_000_000n,
  maxPerUser: 60_000_000_000n,
  maxWeight: 1000n,
};
const header = 'address,maxCommit,weight\n';
const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const aliceKey = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const bob = toAddress('1');
const read = (text: string) => parseListUpload(text, terms, keccak256);
const faultsOf = (text: string) => {
  const upload = read(text);
  return upload.kind === 'faulty' ? upload.faults : [];
};

describe('[IDO-15] an uploaded list', () => {
  it('given any order, checksums, spaces, quotes, empty lines, CRLF and a mark, then it has sorted entries', () => {
    const text = `\uFEFFAddress, maxcommit ,WEIGHT\r\n\r\n${alice},"1000.50", 5\r\n\n ${bob} ,0050.000,1000\r\n`;
    expect(read(text)).toEqual({
      kind: 'list',
      entries: [
        { account: bob, maxCommit: 50_000_000n, weight: 1000n },
        { account: aliceKey, maxCommit: 1_000_500_000n, weight: 5n },
      ],
    });
  });

  it.each([
    ['a wrong checksum', `${alice.replace('5aA', '5aa')},100,1`, 1, 'wrongChecksum'],
    ['a short address', `0x5aae,100,1`, 1, 'malformedAddress'],
    ['an address that begins with 0X', `0X${aliceKey.slice(2)},100,1`, 1, 'malformedAddress'],
    ['a name', `alice.eth,100,1`, 1, 'malformedAddress'],
    ['the zero address', `0x${'0'.repeat(40)},100,1`, 1, 'zeroAddress'],
    ['a formula as address', `=HYPERLINK(x),100,1`, 1, 'formula'],
    ['a formula as amount', `${alice},@SUM(A1),1`, 2, 'formula'],
    ['a negative amount', `${alice},-100,1`, 2, 'formula'],
    ['an amount with separators', `${alice},"1,000",1`, 2, 'malformedAmount'],
    ['an amount with an exponent', `${alice},1e3,1`, 2, 'malformedAmount'],
    ['no amount', `${alice},,1`, 2, 'malformedAmount'],
    ['seven decimals', `${alice},100.0000001,1`, 2, 'tooManyDecimals'],
    ['an amount of zero', `${alice},0.0,1`, 2, 'zeroAmount'],
    ['an amount below the least commitment', `${alice},49.999999,1`, 2, 'belowMinimum'],
    ['an amount above the cap', `${alice},60000.000001,1`, 2, 'aboveCap'],
    ['a weight of zero', `${alice},100,0`, 3, 'zeroWeight'],
    ['a weight above the largest', `${alice},100,1001`, 3, 'aboveMaxWeight'],
    ['a weight with decimals', `${alice},100,1.5`, 3, 'malformedWeight'],
    ['two columns', `${alice},100`, 3, 'wrongColumns'],
    ['four columns', `${alice},100,1,x`, 4, 'wrongColumns'],
    ['an open quote', `${alice},"100,1`, 2, 'openQuote'],
  ])('given %s, then line, column and reason are named', (_what, line, column, reason) => {
    expect(faultsOf(`${header}${bob},100,1\n${line}\n`)).toEqual([{ line: 3, column, reason }]);
  });

  it('given the bounds of the terms themselves, then they are no faults', () => {
    expect(read(`${header}${alice},50,1\n${bob},60000,1000\n`).kind).toBe('list');
    expect(read(`${header}0x${aliceKey.slice(2).toUpperCase()},50,1`).kind).toBe('list');
  });

  it('given an account twice in other spellings, then its first line is named, also where that has faults', () => {
    expect(faultsOf(`${header}${alice},100,0\n${bob},1000,1\n${aliceKey},100,1\n${alice},100,1\n`)).toEqual([
      { line: 2, column: 3, reason: 'zeroWeight' },
      { line: 4, column: 1, reason: 'duplicate', firstLine: 2 },
      { line: 5, column: 1, reason: 'duplicate', firstLine: 2 },
    ]);
  });

  it('given several faults in a row and among rows, then all are named in their order', () => {
    const faults = faultsOf(`${header}x,y,z\n1"\n${alice},0,1\n`);
    expect(faults.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 1, 'malformedAddress'],
      [2, 2, 'malformedAmount'],
      [2, 3, 'malformedWeight'],
      [3, 1, 'quoteInText'],
      [4, 2, 'zeroAmount'],
    ]);
  });

  it.each([
    ['no header', `${alice},100,1\n`, 'header'],
    ['semicolons', `address;maxCommit;weight\n`, 'header'],
    ['columns in another order', 'address,weight,maxCommit\n', 'header'],
    ['a header that cannot be read', `address,"max"Commit,weight\n${alice},100,1\n`, 'textAfterQuote'],
    ['nothing', '', 'noEntries'],
  ])('given %s, then that is the one fault, in the first line', (_what, text, reason) => {
    expect(faultsOf(text).map(({ line, reason: found }) => [line, found])).toEqual([[1, reason]]);
  });

  it('given a header alone, then a list without entries is refused: its root of zero would admit everybody', () => {
    expect(faultsOf(header)).toEqual([{ line: 2, column: 1, reason: 'noEntries' }]);
  });

  it('given any entries within the terms, when their file is uploaded with shuffled lines, then they are the same', () => {
    fc.assert(
      fc.property(uploads(), fc.boolean(), ({ entries, order }, isChecked) => {
        const [first = '', ...lines] = formatList(entries, 6).trimEnd().split('\n');
        const shuffled = order.map((index) => lines[index] ?? '');
        const spelled = isChecked ? shuffled.map(spellChecksum) : shuffled;
        const upload = read([first, ...spelled].join('\r\n'));
        if (upload.kind === 'faulty') throw new Error(JSON.stringify(upload.faults));
        expect(formatList(upload.entries, 6)).toBe(formatList(entries, 6));
      }),
      { numRuns: 50 },
    );
  });

  it('given any text, then it is read without an error', () => {
    const piece = fc.constantFrom('"', ',', '\n', '\r', alice, bob, '100', '0', '=', '.', ' ', header);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const upload = read(pieces.join(''));
        expect(upload.kind === 'faulty' ? upload.faults : upload.entries).not.toHaveLength(0);
      }),
    );
  });
});

describe('[IDO-15] a long uploaded list', () => {
  const lines = Array.from({ length: maximumListEntries + 1 }, (_, index) => {
    return `0x${(index + 1).toString(16).padStart(40, '0')},100,1`;
  });

  it('given 100,000 lines, then it has as many entries', () => {
    const upload = read(header + lines.slice(1).toReversed().join('\n'));
    expect(upload.kind === 'list' && upload.entries.length).toBe(maximumListEntries);
  });

  it('given one line more, then that line is named', () => {
    const faults = faultsOf(header + lines.join('\n'));
    expect(faults).toEqual([{ line: maximumListEntries + 2, column: 1, reason: 'tooManyRows' }]);
  });

  it('given a fault in each line, then each is named', () => {
    const faults = faultsOf(header + lines.slice(1).join('0.0000001\n').replaceAll(',1000', ',0,100'));
    expect(faults.length).toBeGreaterThanOrEqual(maximumListEntries - 1);
  });
});

function spellChecksum(line: string): string {
  const [address = '', ...rest] = line.split(',');
  return [getAddress(address), ...rest].join(',');
}

function uploads() {
  const entry = fc.record({
    account: fc
      .bigInt(1n, 2n ** 160n - 1n)
      .map((number): `0x${string}` => `0x${number.toString(16).padStart(40, '0')}`),
    maxCommit: fc.bigInt(terms.minPerUser, terms.maxPerUser),
    weight: fc.bigInt(1n, terms.maxWeight),
  });
  const entries: fc.Arbitrary<readonly ListEntry[]> = fc.uniqueArray(entry, {
    minLength: 1,
    maxLength: 20,
    selector: ({ account }) => account,
  });
  return entries.chain((list) => {
    const indices = list.map((_, index) => index);
    return fc
      .shuffledSubarray(indices, { minLength: list.length })
      .map((order) => ({ entries: list, order }));
  });
}
