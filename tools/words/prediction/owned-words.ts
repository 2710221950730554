import type { OwnedWord } from '../owned-word.ts';

export const ownedWords: readonly OwnedWord[] = [
  { word: /claim/i, instead: 'fields (of a report), payload (of a token)' },
  { word: /settl/i, instead: 'refresh, close, complete, drain, finish, flush' },
  { word: /outcome/i, instead: 'simulation, movements, result, finding' },
  {
    word: /(?<!(nft|genesis|mega)-?)market(?!-?(info|data))/i,
    instead: 'marketInfo, marketData, pools, figures, price, fees',
  },
];
