/** Every text of a part of the catalogue; its arguments appear as `…`. */
export function listTexts(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry === 'function') return listTexts(sayWithDots(entry));
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(listTexts) : [];
}

function sayWithDots(say: Function): unknown {
  try {
    return say('…', '…', '…');
  } catch {
    // It takes more than words; no specified string does.
    return '';
  }
}

/** A point within a number or a name ends no sentence. */
export function listSentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
}
