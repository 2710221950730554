import {
  findLeastBump,
  findVersionBump,
  isSafeBump,
  type VersionBump,
} from '@tradewind/rules/token-list/version-bump';
import type { TokenList } from '@tradewind/schema/token-list/token-list';
import { messages } from '../message/messages.ts';
import { findList, type SavedList, useTokenLists } from './list-store.ts';

/** The result of a refreshed list. */
export type ListUpdate = 'ignored' | 'accepted' | 'asks' | 'too-small';

export function addList(url: string, list: TokenList): void {
  setList(url, { current: list, isActive: true });
}

export function removeList(url: string): void {
  useTokenLists.setState(({ lists }) => ({
    lists: Object.fromEntries(Object.entries(lists).filter(([other]) => other !== url)),
  }));
}

/** Enables or disables the tokens of a list. */
export function selectList(url: string, isActive: boolean): void {
  const saved = findList(url);
  if (saved) setList(url, { ...saved, isActive });
}

/** Applies a refresh: the same or an older version changes nothing; otherwise the version step is verified. */
export function receiveList(url: string, list: TokenList): ListUpdate {
  const saved = findList(url);
  if (!saved) return 'ignored';
  const known = saved.pending ?? saved.current;
  if (findVersionBump(known.version, list.version) === 'none') return 'ignored';
  const bump = requireBump(saved.current, list);
  if (bump !== 'major' && !isSafeBump(bump, findLeastBump(saved.current.tokens, list.tokens)))
    return 'too-small';
  setList(url, { ...saved, pending: list });
  if (bump === 'major') return 'asks';
  acceptListUpdate(url);
  return 'accepted';
}

/** Throws `accept list update called without pending update`. */
export function acceptListUpdate(url: string): void {
  const saved = findList(url);
  if (!saved?.pending) throw new Error(messages.tokenField.noPendingUpdate);
  setList(url, { current: saved.pending, isActive: saved.isActive });
}

/** The version step of an update. Throws `unexpected no version bump`. */
export function requireBump(current: TokenList, next: TokenList): Exclude<VersionBump, 'none'> {
  const bump = findVersionBump(current.version, next.version);
  if (bump === 'none') throw new Error(messages.tokenField.noVersionBump);
  return bump;
}

function setList(url: string, saved: SavedList): void {
  useTokenLists.setState(({ lists }) => ({ lists: { ...lists, [url]: saved } }));
}
