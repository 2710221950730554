/** 0 is no step, shown as TBA. */
export type InoStep = 0 | 1 | 2 | 3 | 4;

const unit = 10n ** 18n;

/** The amounts of the platform token at which steps 1 to 3 begin, in raw units; step 4 is above the last one. */
export const inoStepAmounts = [30_000n * unit, 60_000n * unit, 90_000n * unit] as const;

/**
 * The step of an amount of the platform token for boxes (INO-01): under 30,000 none, under 60,000 the first, under
 * 90,000 the second, exactly 90,000 the third, above it the fourth. Equal to the contract's (`ITierView.stepOf`).
 */
export function computeInoStep(amount: bigint): InoStep {
  const [first, second, third] = inoStepAmounts;
  if (amount < first) return 0;
  if (amount < second) return 1;
  if (amount < third) return 2;
  return amount === third ? 3 : 4;
}
