import { describe, expect, it } from 'vitest';
import { findFaults, findSourceFaults } from './find-faults.ts';

const long = 'word '.repeat(33).trimEnd();

describe('findFaults', () => {
  it('given a prose line over 160 characters, it is named with its line', () => {
    expect(long.length).toBeGreaterThan(160);
    expect(findFaults(`# Title\n\n${long}\n${long.slice(0, 160)}`)).toEqual([
      { line: 3, text: '164 characters, at most 160' },
    ]);
  });

  it.each([
    ['Whoever calls pays.', 'Whoever'],
    ['It stores what is written.', 'what is'],
    ['The page is told of a block.', 'told'],
    ['The hub tells clients.', 'tells'],
    ['Clients hear an event.', 'hear'],
    ['The router is let take a token.', 'let take'],
    ['The row is made anew.', 'anew'],
    ['The mark stands in the head.', 'stands'],
    ['The page asks a node.', 'asks'],
    ['The keeper weighs a report.', 'weighs'],
    ['The market judges it.', 'judges'],
  ])('given "%s", the phrase is named with the words to write instead', (sentence, phrase) => {
    expect(findFaults(`First line.\n${sentence}`)).toEqual([
      { line: 2, text: expect.stringMatching(`^"${phrase}": write .+`) },
    ]);
  });

  it('given a phrase across a line break, the line of its begin is named', () => {
    expect(findFaults('The index keeps what\nis written.')).toMatchObject([{ line: 1 }]);
  });

  it.each([
    ['a row of a table', `| ${long} | what is written |`],
    ['fenced code', `\`\`\`\n${long} // whoever\n\`\`\``],
    ['a code span', 'See `what is told` here.'],
    ['the target of a link', '[one run](140-one-run-asks-a-wallet.md)'],
    ['a question', 'What is a round? It lasts five minutes.'],
    ['a longer word', 'A standby is outstanding; the task is done.'],
  ])('given %s, there is no fault', (_what, markdown) => {
    expect(findFaults(markdown)).toEqual([]);
  });
});

describe('findSourceFaults', () => {
  it.each([
    ['a line comment', '// Whoever calls pays.'],
    ['a comment over several lines', '/**\n * It stores what\n * is written.\n */'],
    ['the title of a test', "it('[OPS-01] tells clients', () => {});"],
  ])('given a banned phrase in %s, it is named', (_what, source) => {
    expect(findSourceFaults(source)).toHaveLength(1);
  });

  it.each([
    ['a statement', "const told = 'whoever asks';"],
    ['a code span of a comment', '// The list `told` is empty.'],
    ['a statement behind a comment', '/* The list. */\nconst told = 1;'],
  ])('given it in %s, there is no fault', (_what, source) => {
    expect(findSourceFaults(source)).toEqual([]);
  });
});
