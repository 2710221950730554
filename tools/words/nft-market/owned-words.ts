import type { OwnedWord } from '../owned-word.ts';

/** A market of NFTs is one contract for each collection; an auction that is over is settled. */
export const ownedWords: readonly OwnedWord[] = [
  { word: /settl/i, instead: 'refresh, close, complete, drain, finish, flush' },
  {
    word: /(?<!(nft|genesis|mega)-?)market(?!-?(info|data))/i,
    instead: 'marketInfo, marketData, pools, figures, price, fees',
  },
];
