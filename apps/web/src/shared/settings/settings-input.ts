/** The exclusive upper limit of a slippage that a user may choose. */
export const excessiveSlippageBps = 5000;

/** Basis points of a typed percentage above 0 and below 50; undefined for anything else. */
export function parseSlippagePercent(typed: string): number | undefined {
  if (!/^\d*[.,]?\d*$/.test(typed)) return undefined;
  const bps = Math.round(Number(typed.replace(',', '.')) * 100);
  return bps > 0 && bps < excessiveSlippageBps ? bps : undefined;
}

/** Seconds of a typed whole number of minutes, at least 1; undefined for anything else. */
export function parseDeadlineMinutes(typed: string): number | undefined {
  const minutes = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  return minutes >= 1 ? minutes * 60 : undefined;
}

/** The warning about a slippage: below 0.5% a trade may fail, above 5% it may be frontrun. */
export function findSlippageWarning(slippageBps: number): 'mayFail' | 'mayBeFrontrun' | undefined {
  if (slippageBps < 50) return 'mayFail';
  return slippageBps > 500 ? 'mayBeFrontrun' : undefined;
}
