import { expect, it } from 'vitest';
import * as german from './de.ts';
import { countWords } from './list-sentences.test-support.ts';
import { messages } from './messages.ts';

/** The texts and functions of a catalogue by their path. */
function listEntries(part: unknown, path = ''): [path: string, entry: unknown][] {
  if (typeof part !== 'object' || part === null) return [[path, part]];
  return Object.entries(part).flatMap(([name, inner]) => listEntries(inner, `${path}.${name}`));
}

/** An argument that is a text, a count, and an object whose every field is another such text. */
function createArgument(mark: string): object {
  return new Proxy(Object(mark), {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || own !== undefined)
        return typeof own === 'function' ? own.bind(target) : own;
      return `${mark}${name}`;
    },
  });
}

/** The arguments that a message says. */
function listSaid(message: Function): string[] {
  const text: unknown = message(...['71', '72', '73', '74'].map(createArgument));
  return [...new Set(String(text).match(/7[1-4]\w*/g))].toSorted();
}

/** Descriptions are in the HTML of the server alone, which is English. */
const english = new Map(listEntries(messages).filter(([path]) => !/^\.\w+Description\./.test(path)));
const translated = listEntries(german);

/** What each message says of its arguments; a message of one catalogue alone is none of them. */
function listArguments(entries: Iterable<[path: string, entry: unknown]>): string[] {
  return [...entries]
    .flatMap(([path, entry]) =>
      typeof entry === 'function' && english.has(path) ? [`${path} ${listSaid(entry).join(' ')}`] : [],
    )
    .toSorted();
}

it('[SHELL-03] the German catalogue has every text of the English one', () => {
  const paths = new Set(translated.map(([path]) => path));
  expect([...english.keys()].filter((path) => !paths.has(path))).toEqual([]);
});

it('[SHELL-03] a German message says every argument that the English one says', () => {
  expect(listArguments(translated)).toEqual(listArguments(english));
});

it('[SHELL-03] no German text is the English sentence', () => {
  const same = translated.filter(
    ([path, text]) => typeof text === 'string' && countWords(text) > 2 && english.get(path) === text,
  );
  // The words of a licence.
  expect(same.map(([path]) => path)).toEqual(['.chart.notice']);
});

it('[SHELL-03] an answer of the API is German, with the details that follow it', () => {
  const { answered } = german.api;
  expect(answered('TOKEN_LIST_NOT_DOWNLOADED', 'Failed to download list https://a.example')).toBe(
    'Liste konnte nicht geladen werden: https://a.example',
  );
  expect(answered('A_CODE_OF_TOMORROW', 'Something new.')).toBe('Something new.');
});
