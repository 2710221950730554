import { describe, expect, it } from 'vitest';
import { findSecondMeanings } from './find-second-meanings.ts';
import { listOwnedWords } from './list-owned-words.ts';

const path = 'packages/db/src/transaction/add-report.query.ts';
const owned = await listOwnedWords();
const find = (file: string, source: string) => findSecondMeanings(file, source, owned);

describe('findSecondMeanings', () => {
  it.each([
    'export const swapClaim = {};',
    'export async function settleBatch() {}',
    '  const outcome = await work;',
    'type MarketPool = {};',
    'interface Market {}',
  ])('given "%s" outside of the area that owns the word, then it is named with its line', (line) => {
    expect(find(path, `// First line.\n${line}`)).toMatchObject([{ line: 2 }]);
  });

  it('given a file name with the word, then the file is named', () => {
    expect(find('apps/web/src/shared/simulation/verify-outcome.ts', '')).toMatchObject([
      { line: 1, text: expect.stringContaining('"verify-outcome.ts"') },
    ]);
  });

  it('given a word that two areas own, then it is free in the folders of both alone', () => {
    const words = [{ word: /bid/i, instead: 'offer' }];
    const both = new Map([
      ['auction', words],
      ['raffle', words],
    ]);
    const source = 'type Bid = 1;';
    for (const area of both.keys())
      expect(findSecondMeanings(`packages/rules/src/${area}/bid.ts`, source, both)).toEqual([]);
    expect(findSecondMeanings('packages/rules/src/sale/price.ts', source, both)).toEqual([
      { line: 1, text: '"Bid": a word of auction; write offer' },
    ]);
  });

  it.each([
    ['a use', path, 'call(outcome);'],
    ['a field of the wire', path, '  claim: z.string(),'],
    ['a comment', path, '// const outcome = 1;'],
    ['another word', path, 'export const marketInfoArea = {};\nconst marketData = 1;\nclass NftMarket {}'],
    ['the file of another word', 'apps/api/src/market-info/market-info-area.ts', ''],
    ['a model of all areas', 'stack/src/chaos/market/audit-books.ts', 'const outcome = 1;'],
  ])('given %s, then there is no fault', (_what, file, source) => {
    expect(find(file, source)).toEqual([]);
  });
});
