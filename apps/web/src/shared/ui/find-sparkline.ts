/** The box of a sparkline in its own units; it is stretched to the size of its place. */
export const sparklineBox = { width: 100, height: 32 } as const;
const margin = 2;

/**
 * The line through prices at equal steps, oldest first, from the first known one on; null is unknown and left out. Undefined
 * where fewer than two are known. A constant price is a level line in the middle, with nothing below it.
 */
export function findSparkline(
  prices: readonly (number | null)[],
): { line: string; area: string | undefined } | undefined {
  const known = prices.flatMap((price, index) => (price === null ? [] : [{ price, index }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return undefined;
  const lowest = Math.min(...known.map(({ price }) => price));
  const span = Math.max(...known.map(({ price }) => price)) - lowest;
  const { width, height } = sparklineBox;
  const toX = (index: number) => round(((index - first.index) / (prices.length - 1 - first.index)) * width);
  const toY = (price: number) =>
    round(span === 0 ? height / 2 : height - margin - ((price - lowest) / span) * (height - 2 * margin));
  const line = known.map(({ price, index }) => `${toX(index)} ${toY(price)}`).join('L');
  const area = span === 0 ? undefined : `M0 ${height}L${line}L${toX(last.index)} ${height}z`;
  return { line: `M${line}`, area };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
