import { nativeId } from '../../../shared/token-list/currency.ts';
import type { Side } from './add-form.ts';

const twoAddresses = /^(0x[0-9a-f]{40})-(0x[0-9a-f]{40})$/i;

/** Currency ids as a path names them. */
export type PathPair = { readonly a: string | undefined; readonly b: string | undefined };

/** The redirect of an address of `/add`, if any. */
export function findAddRedirect({ a, b }: PathPair): string | undefined {
  const joined = twoAddresses.exec(a ?? '');
  if (joined) return toAddPath({ a: joined[1], b: joined[2] });
  return a && b && a.toLowerCase() === b.toLowerCase() ? toAddPath({ a, b: undefined }) : undefined;
}

/** The redirect of `/remove/:tokens`: the pool of two joined addresses, else the list. */
export function findRemoveRedirect(tokens: string): string {
  const joined = twoAddresses.exec(tokens);
  return joined ? `/remove/${joined[1]}/${joined[2]}` : '/pool';
}

/** The route after choosing a currency; choosing the other side's swaps the two. */
export function findSelectPath({ a, b }: PathPair, side: Side, chosen: string): string {
  if (side === 'a') return toAddPath({ a: chosen, b: chosen === b ? a : b });
  const first = a ?? nativeId;
  return chosen === first
    ? toAddPath(b ? { a: b, b: chosen } : { a: chosen, b: undefined })
    : toAddPath({ a: first, b: chosen });
}

export function toAddPath({ a, b }: PathPair): string {
  return ['/add', a, b].filter((part) => part !== undefined).join('/');
}

export function toRemovePath(a: string, b: string): string {
  return `/remove/${a}/${b}`;
}
