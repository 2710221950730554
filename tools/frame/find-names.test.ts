import { describe, expect, it } from 'vitest';
import { findNames, isOwn } from './find-names.ts';

const areas = ['lottery', 'card-game'];
const find = (source: string) => findNames(source, areas).map(({ text }) => text);

describe('the names of areas in a source', () => {
  it.each(['createLotteryPage', 'lottery', 'LOTTERY_ID', 'CardGameAbi', 'lottery_round', 'toCARDGameId'])(
    'given the identifier %s, then it names an area',
    (name) => {
      expect(find(`const ${name} = 1;`)).toEqual([name]);
    },
  );

  it.each([`'../lottery/page.ts'`, `"/card-game"`, '`${url}/lottery/list`', `'Lottery'`])(
    'given the path %s, then it names an area',
    (path) => {
      expect(find(`open(${path});`)).toEqual([path.slice(1, -1)]);
    },
  );

  it('given a query, then its tables are names', () => {
    expect(find('sql`select id from chain.lottery_round where id = 1`')).toEqual(['chain.lottery_round']);
  });

  it.each([
    `// The lottery of the fair.`,
    `/* lottery */`,
    `const text = 'Play the lottery of today.';`,
    `const lotteries = cardGames(gameCard);`,
  ])('given %s, then it names none', (source) => {
    expect(find(source)).toEqual([]);
  });

  it('given a named area, then the line is the place', () => {
    expect(findNames('\n\nlottery();', areas)).toEqual([{ line: 3, text: 'lottery' }]);
  });
});

it.each([
  ['apps/web/src/features/lottery/page.tsx', true],
  ['tools/mutants/card-game/mutants.ts', true],
  ['apps/web/build/chunks/lottery.ts', true],
  ['contracts/bench/Lottery.t.sol', true],
  ['apps/api/src/lottery-reads.ts', false],
  ['apps/web/src/app/areas.ts', false],
])('given the path %s, then it is an own file of an area: %s', (path, isOwnFile) => {
  expect(isOwn(path, areas)).toBe(isOwnFile);
});
