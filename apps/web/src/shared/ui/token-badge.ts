/**
 * Background and foreground of a drawn token badge; white letters on either have a contrast of at least 4.5 (tested).
 */
export const badgeColours = [
  ['#155e75', '#0e7490'],
  ['#1e4d8c', '#2b62ab'],
  ['#0b6158', '#0f7468'],
  ['#6d4412', '#85551a'],
  ['#8c3a2b', '#a34735'],
  ['#5b3f78', '#6d4d8e'],
  ['#3f5f2a', '#4d7235'],
  ['#7a2f4f', '#923c60'],
] as const;

/** Signal-flag divisions of a 40-unit square: saltire, cross, halves, quarters, bands, lozenge. */
const badgeFigures = [
  'M0 0h8l12 12L32 0h8v8L28 20l12 12v8h-8L20 28 8 40H0v-8l12-12L0 8z',
  'M14 0h12v14h14v12H26v14H14V26H0V14h14z',
  'M20 0h20v40H20z',
  'M0 0h20v20H0zM20 20h20v20H20z',
  'M0 13h40v14H0z',
  'M20 0l20 20-20 20L0 20z',
  'M0 0h40L0 40z',
] as const;

export interface TokenBadge {
  ground: string;
  colour: string;
  figure: string;
  letters: string;
}

/** The same address gives the same flag, in any letter case. */
export function computeTokenBadge(address: string, symbol: string, letterLimit = 4): TokenBadge {
  const hash = hashText(address.toLowerCase());
  const [ground, colour] = badgeColours[hash % badgeColours.length] ?? badgeColours[0];
  const figure =
    badgeFigures[Math.floor(hash / badgeColours.length) % badgeFigures.length] ?? badgeFigures[0];
  return { ground, colour, figure, letters: toLetters(symbol, letterLimit) };
}

function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 0;
}

function toLetters(symbol: string, limit: number): string {
  const letters = Array.from(symbol.toUpperCase());
  return letters.slice(0, letters.length > limit ? Math.min(limit, 3) : limit).join('');
}
