import { bannedPhrases } from './banned-phrases.ts';

const longestLine = 160;

export interface Fault {
  line: number;
  text: string;
}

/**
 * Prose lines of a Markdown document that are too long, and banned phrases in its prose, also across a line break. Rows of tables and
 * fenced code are no prose; code spans and targets of links hold no phrases.
 */
export function findFaults(markdown: string): Fault[] {
  const prose = keepProse(markdown);
  const long = prose.split('\n').flatMap((line, index) => {
    const text = `${line.length} characters, at most ${longestLine}`;
    return line.length > longestLine ? [{ line: index + 1, text }] : [];
  });
  return [...long, ...findPhrases(blankCode(prose))].toSorted((a, b) => a.line - b.line);
}

/** Banned phrases in the comments and in the titles of tests of a TypeScript or Solidity source. */
export function findSourceFaults(source: string): Fault[] {
  return findPhrases(blankCode(keepComments(source)));
}

const testTitle = /^(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/;

/** The lines of comments and titles alone, so that line numbers stay. */
function keepComments(source: string): string {
  let isBlock = false;
  const lines = source.split('\n').map((line) => {
    const text = line.trim();
    const isComment = isBlock || /^(\/\/|\/\*)/.test(text);
    if (isComment && !text.startsWith('//')) isBlock = !text.includes('*/');
    return isComment ? text.replace(/^(\/\/|\*)/, '') : (testTitle.exec(text)?.[2] ?? '');
  });
  return lines.join('\n');
}

/** The document with its fenced code and rows of tables emptied, so that line numbers stay. */
function keepProse(markdown: string): string {
  let isFenced = false;
  const lines = markdown.split('\n').map((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced || /^\s*\|/.test(line) ? '' : line;
  });
  return lines.join('\n');
}

/** Code spans and targets of links hold names, not words. */
function blankCode(prose: string): string {
  return prose.replaceAll(/`[^`]*`|\]\([^)]*\)/g, (span) => span.replaceAll(/[^\n]/g, '_'));
}

function findPhrases(text: string): Fault[] {
  return bannedPhrases.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      text: `"${match[0].replaceAll(/\s+/g, ' ')}": write ${instead}`,
    })),
  );
}
