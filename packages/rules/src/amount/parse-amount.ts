import { maximumAmountTextLength, normalizePastedAmountText } from './amount-text.ts';
import { computePowerOfTen } from './ratio.ts';

/** Largest amount a token contract can hold (uint256). */
export const maximumAmount = 2n ** 256n - 1n;

/** Why a text is not an amount of a token. */
export type AmountTextProblem =
  | 'empty'
  | 'malformed'
  | 'negative'
  | 'too-long'
  | 'too-many-decimals'
  | 'too-large';

/** A parsed amount in raw units with its plain digits-and-dot text, or the reason why there is none. */
export type ParsedAmount =
  | { readonly isValid: true; readonly raw: bigint; readonly text: string }
  | { readonly isValid: false; readonly problem: AmountTextProblem };

/**
 * Parses the text of an amount of a token with `decimals` decimals. It never rounds: digits below one raw unit
 * other than 0 are the problem `too-many-decimals`. Separators as in `normalizePastedAmountText`. Zero is a
 * valid amount.
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed.length > maximumAmountTextLength) return toProblem('too-long');
  if (trimmed === '' || /^[.,]$/.test(trimmed)) return toProblem('empty');
  if (/^[-\u2212]/.test(trimmed)) return toProblem('negative');
  const normalized = normalizePastedAmountText(trimmed);
  if (normalized === undefined) return toProblem('malformed');
  const raw = parseWholeUnits(normalized, decimals);
  if (raw === undefined) return toProblem('too-many-decimals');
  return raw > maximumAmount ? toProblem('too-large') : { isValid: true, raw, text: normalized };
}

/**
 * Raw units of whole units in plain digits with at most one point, never rounded; undefined where significant decimals
 * are below one raw unit. The caller verified the text.
 */
export function parseWholeUnits(text: string, decimals: number): bigint | undefined {
  const [whole = '', fraction = ''] = text.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return undefined;
  return BigInt(whole) * computePowerOfTen(decimals) + BigInt(significant.padEnd(decimals, '0'));
}

function toProblem(problem: AmountTextProblem): ParsedAmount {
  return { isValid: false, problem };
}
