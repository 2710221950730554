export type ParsedName =
  | { readonly name: string }
  | { readonly problem: 'nameMissing' | 'nameLength' | 'nameLetters' };

/** A name of 2 to 40 letters of any script, with spaces, hyphens and apostrophes between them. */
export function parseName(typed: string): ParsedName {
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  if (name === '') return { problem: 'nameMissing' };
  if (name.length < 2 || name.length > 40) return { problem: 'nameLength' };
  return /^\p{L}[\p{L}\p{M} '’-]*$/u.test(name) ? { name } : { problem: 'nameLetters' };
}
