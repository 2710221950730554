import type { OwnedWord } from '../owned-word.ts';

/** A claim of bought tokens is the claim of the prediction: what a contract owes an account. */
export const ownedWords: readonly OwnedWord[] = [
  { word: /claim/i, instead: 'fields (of a report), payload (of a token)' },
];
