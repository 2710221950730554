/**
 * What a write does, by which a second one is recognised as the same: its kind, then its recipient, spender, rounds and
 * exact amounts. The same in every language and at every price, so it has neither texts nor estimates.
 */
export function toWriteIdentity(kind: string, ...parts: readonly (string | number | bigint)[]): string {
  return [kind, ...parts].join(' ').toLowerCase();
}
