import { describe, expect, it } from 'vitest';
import { computePriceHistories, type PricePoint } from './price-history.ts';

const [coin, dollar, token] = [`0x${'c'.repeat(40)}`, `0x${'d'.repeat(40)}`, `0x${'a'.repeat(40)}`] as const;
const money = { stablecoins: [dollar], wrappedNative: coin };
const scale = 10n ** 36n;
const usd = 10n ** 18n;

function toPoint(
  [of, decimals]: readonly [`0x${string}`, number],
  [quote, quoteDecimals]: readonly [`0x${string}`, number],
  priceE36: bigint | undefined,
  at = 100,
): PricePoint {
  return {
    at,
    token: { address: of, decimals },
    quote: { address: quote, decimals: quoteDecimals },
    isToken0: of < quote,
    priceE36,
  };
}

describe('computePriceHistories', () => {
  it('[LIQ-10] given a pool with a stablecoin, then its closes are dollars, whatever the decimals and the order', () => {
    // 2 dollars of 6 decimals for one token of 18: raw 2e6 / 1e18.
    const first = toPoint([token, 18], [dollar, 6], (2n * scale) / 10n ** 12n);
    // One coin of 18 decimals for 4 dollars of 6: the coin is token0.
    const second = toPoint([coin, 18], [dollar, 6], (4n * scale) / 10n ** 12n);
    // The dollar is token0: 5 raw tokens of 18 decimals for one raw dollar of 18, so a fifth of a dollar each.
    const third: PricePoint = { ...toPoint([token, 18], [dollar, 18], 5n * scale, 200), isToken0: false };
    const histories = computePriceHistories([first, third, second], money);
    expect(histories.get(token)).toEqual([2n * usd, usd / 5n]);
    expect(histories.get(coin)).toEqual([4n * usd]);
  });

  it('[LIQ-10] given a pool with the native coin, then its price is that of the coin at the same time', () => {
    const points = [
      toPoint([token, 18], [coin, 18], 3n * scale, 100),
      toPoint([token, 18], [coin, 18], 3n * scale, 200),
      toPoint([coin, 18], [dollar, 18], 10n * scale, 100),
      toPoint([coin, 18], [dollar, 18], 20n * scale, 200),
    ];
    expect(computePriceHistories(points, money).get(token)).toEqual([30n * usd, 60n * usd]);
  });

  it('[LIQ-10] given no trade yet, or no price of the coin, then the price is unknown and not 0', () => {
    const points = [
      toPoint([token, 18], [dollar, 18], undefined, 100),
      toPoint([token, 18], [coin, 18], 3n * scale, 200),
    ];
    expect(computePriceHistories(points, money).get(token)).toEqual([undefined, undefined]);
  });

  it('[LIQ-10] given a stablecoin, then it is worth 1 dollar, as everywhere', () => {
    expect(computePriceHistories([toPoint([dollar, 18], [coin, 18], 7n * scale)], money).get(dollar)).toEqual(
      [usd],
    );
  });
});
