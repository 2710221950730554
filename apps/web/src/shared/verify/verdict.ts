/** `open`: nothing is decided yet, or there is nothing to compare. */
export type Verdict = 'good' | 'bad' | 'open';

/** Bad where one is bad; else open where one is. */
export function joinVerdicts(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('bad')) return 'bad';
  return verdicts.includes('open') ? 'open' : 'good';
}
