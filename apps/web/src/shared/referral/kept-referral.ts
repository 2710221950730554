import { findStored, store } from '../settings/browser-storage.ts';

const name = 'tradewind.referral';
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** ART-04: keeps the first `ref` of a link, the number of an artist, for 30 days. */
export function keepReferral(search: string, nowMs: number): void {
  const code = new URLSearchParams(search).get('ref') ?? '';
  if (/^[1-9]\d{0,8}$/.test(code) && findReferral(nowMs) === undefined) store(name, `${code} ${nowMs}`);
}

/** The number of the artist whose link brought this browser here; undefined without one. */
export function findReferral(nowMs: number): number | undefined {
  const [, code, keptAt] = /^([1-9]\d{0,8}) (\d{1,15})$/.exec(findStored(name) ?? '') ?? [];
  const ageMs = nowMs - Number(keptAt);
  return code !== undefined && ageMs >= 0 && ageMs < keptMs ? Number(code) : undefined;
}

/** Of a number that no artist has: the next link counts. */
export function forgetReferral(code: number): void {
  if (findStored(name)?.startsWith(`${code} `)) store(name, undefined);
}
