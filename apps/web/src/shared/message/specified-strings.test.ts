import { readdirSync, readFileSync } from 'node:fs';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { errorCatalogue } from '@tradewind/schema/wire/error-catalogue';
import { describe, expect, it } from 'vitest';
import { listTexts } from './list-sentences.test-support.ts';
import { messages } from './messages.ts';
import { type SpecifiedString, specifiedStrings } from './specified-strings.test-support.ts';
import { specifiedStrings001 } from './specified-strings-001.test-support.ts';
import { specifiedStrings002 } from './specified-strings-002.test-support.ts';

const root = `${import.meta.dirname}/../../../../../`;
const files = [
  { file: '000', strings: specifiedStrings },
  { file: '001', strings: specifiedStrings001 },
  { file: '002', strings: specifiedStrings002 },
];

/** Every quoted string of a file with its section; an apostrophe inside a word quotes nothing. */
function* quote(file: string): Generator<readonly [section: number, text: string]> {
  const name = readdirSync(`${root}docs/spec`).find((found) => found.startsWith(`${file}_`));
  let section = 0;
  for (const line of readFileSync(`${root}docs/spec/${name}`, 'utf8').split('\n')) {
    section = Number(/^## (\d+)\./.exec(line)?.[1] ?? section);
    for (const [, single, double] of line.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)|"([^"]+)"/g))
      yield [section, single ?? double ?? ''];
  }
}

const said = [
  ...listTexts(messages),
  ...Object.values(errorCatalogue).flatMap(({ text }) => [text, `${text} …`]),
  formatPercent({ numerator: 1n, denominator: 10n ** 9n }),
];
const normal = (text: string) => text.replaceAll(/\{[\w ]+\}|\.\.\.$/g, '…');
const read = (file: string) => readFileSync(root + file, 'utf8');

/** A text whose arguments are words says a string with other words there. */
function isSaid(text: string): boolean {
  return said.some(
    (sentence) =>
      sentence === normal(text) ||
      sentence.startsWith(`${text}:`) ||
      (/^… \w/.test(sentence) && text.replace(/^\w+/, '…') === sentence),
  );
}

type OurString = Extract<SpecifiedString, { causedIn: unknown }>;

describe.each(files)('strings of specification file $file', ({ file, strings }) => {
  const ours = strings.filter((entry): entry is OurString => 'causedIn' in entry);

  it('[SHELL-04] are all listed, each with its sections', () => {
    const listed = strings.flatMap(({ text, sections }) => sections.map((section) => `${section}: ${text}`));
    const quoted = new Set([...quote(file)].map(([section, text]) => `${section}: ${text}`));
    expect(listed.toSorted()).toEqual([...quoted].toSorted());
  });

  it.each(ours)('[SHELL-04] `$text` is said word for word', ({ text }) => {
    expect(isSaid(text)).toBe(true);
  });

  it.each(ours)('[SHELL-04] `$text` appears by its real cause in a test', ({ text, causedIn }) => {
    const [longest] = normal(text)
      .split('…')
      .toSorted((a, b) => b.length - a.length);
    expect(causedIn).not.toEqual([]);
    for (const path of causedIn) expect(read(path)).toContain(longest?.trim());
  });
});
