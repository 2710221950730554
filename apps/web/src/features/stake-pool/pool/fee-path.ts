import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';

/** The units of the drawing. */
export const feeBox = { width: 200, height: 50 } as const;

/** Space above the highest step and behind the last one. */
const margin = 5;

/** The steps of a table of fees as an SVG path; the last step is without a fee. At least one row. */
export function computeFeePath(fees: readonly FeeRow[]): string {
  const lastDay = Number(fees.at(-1)?.day ?? 1n);
  const highest = fees.reduce((most, { bps }) => Math.max(most, Number(bps)), 1);
  const toX = (day: number) => round((day / lastDay) * (feeBox.width - 4 * margin));
  const toY = (bps: number) => round(feeBox.height - (bps / highest) * (feeBox.height - margin));
  const steps = fees.map(({ day, bps }) => `V${toY(Number(bps))} H${toX(Number(day))}`);
  return `M0 ${toY(Number(fees[0]?.bps ?? 0n))} ${steps.join(' ')} V${feeBox.height} H${feeBox.width}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
