/** What a contract calls itself, which is untrusted: bounded, and without characters that hide or reverse text. */
export function cleanName(name: string, mostCharacters: number): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '')
    .trim()
    .slice(0, mostCharacters);
}
