import type { Address } from '@tradewind/rules/network/address';

/** Whom a profile page shows: an artist by number, or an account by address. */
export type ProfileSubject =
  | { readonly kind: 'artist'; readonly id: number }
  | { readonly kind: 'account'; readonly account: Address };

/** The subject of the last part of the address; undefined where it is neither. */
export function findSubject(id: string): ProfileSubject | undefined {
  if (/^[1-9]\d{0,8}$/.test(id)) return { kind: 'artist', id: Number(id) };
  const [, digits] = /^0x([0-9a-f]{40})$/i.exec(id) ?? [];
  return digits === undefined ? undefined : { kind: 'account', account: `0x${digits.toLowerCase()}` };
}
