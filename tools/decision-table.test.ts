import { describe, expect, it } from 'vitest';
import { parseDecision, renderDecisionTable } from './decision-table.ts';

const body = '\n**Context.** Superseded by: 999 is text here.\n';
const first = parseDecision('001-first.md', `# 001 The first\n\nArea: exchange\nSuperseded by: 002\n${body}`);
const second = parseDecision('002-second.md', `# 002 The second\n\nArea: web\n${body}`);

describe('the table of decisions', () => {
  it('given a head without a successor, the decision is accepted', () => {
    expect(second).toEqual({
      number: '002',
      file: '002-second.md',
      title: 'The second',
      area: 'web',
      status: 'accepted',
      supersededBy: [],
    });
  });

  it('given a successor, the decision is superseded, wholly or in part', () => {
    expect(first).toMatchObject({ status: 'superseded', supersededBy: ['002'] });
    const head = '# 003 Third\n\nArea: hub\nSuperseded in part by: 001, 002 (the aims of 100)\n';
    expect(parseDecision('003-third.md', head + body)).toMatchObject({
      status: 'superseded in part',
      supersededBy: ['001', '002'],
    });
  });

  it('has one row a decision, in the order of numbers, with links', () => {
    const rows = renderDecisionTable([second, first]).split('\n').slice(-3);
    expect(rows).toEqual([
      '| [001](001-first.md) | The first | exchange | superseded | [002](002-second.md) |',
      '| [002](002-second.md) | The second | web | accepted |  |',
      '',
    ]);
  });

  it.each([
    ['a title without the number of the name', '001-first.md', '# 002 The first\n\nArea: web\n'],
    ['no area', '001-first.md', '# 001 The first\n'],
  ])('given %s, the file is named in an error', (_what, file, head) => {
    expect(() => parseDecision(file, head + body)).toThrow(file);
  });

  it('given an unknown successor or a number used twice, no table is rendered', () => {
    expect(() => renderDecisionTable([first])).toThrow('no decision 002');
    expect(() => renderDecisionTable([second, second])).toThrow('same number');
  });
});
