import { translate } from '../translate.ts';

/** Beside a token in lists, which load after the first paint. */
export const favourite = translate('favourite', {
  star: (symbol: string) => `Star ${symbol}`,
  about: (symbol: string) => `About ${symbol}`,
});
