import { readdirSync, readFileSync } from 'node:fs';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { errorCatalogue } from '@tradewind/schema/wire/error-catalogue';
import { describe, expect, it } from 'vitest';
import { listTexts } from './list-sentences.test-support.ts';
import { messages } from './messages.ts';
import { type SpecifiedString, specifiedStrings } from './specified-strings.test-support.ts';

const root = `${import.meta.dirname}/../../../../../`;
const specification = readFileSync(
  `${root}docs/spec/${readdirSync(`${root}docs/spec`).find((name) => name.startsWith('000_'))}`,
  'utf8',
);

/** Every quoted string with its section; an apostrophe inside a word quotes nothing. */
function* quote(): Generator<readonly [section: number, text: string]> {
  let section = 0;
  for (const line of specification.split('\n')) {
    section = Number(/^## (\d+)\./.exec(line)?.[1] ?? section);
    for (const [, single, double] of line.matchAll(/(?<!\w)'([^']+)'(?!\w)|"([^"]+)"/g))
      yield [section, single ?? double ?? ''];
  }
}

const said = [
  ...listTexts(messages),
  ...Object.values(errorCatalogue).flatMap(({ text }) => [text, `${text} …`]),
  formatPercent({ numerator: 1n, denominator: 10n ** 9n }),
];
const normal = (text: string) => text.replaceAll(/\{\w+\}|\.\.\.$/g, '…');
const read = (file: string) => readFileSync(root + file, 'utf8');

function isSaid(text: string): boolean {
  return said.some((sentence) => sentence === normal(text) || sentence.startsWith(`${text}:`));
}

type OurString = Extract<SpecifiedString, { causedIn: unknown }>;
const ours = specifiedStrings.filter((entry): entry is OurString => 'causedIn' in entry);

describe('strings of specification file 000', () => {
  it('[SHELL-04] are all listed, each with its sections', () => {
    const listed = specifiedStrings.flatMap(({ text, sections }) =>
      sections.map((section) => `${section}: ${text}`),
    );
    const quoted = new Set([...quote()].map(([section, text]) => `${section}: ${text}`));
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
    for (const file of causedIn) expect(read(file)).toContain(longest?.trim());
  });
});
