import {
  findOwnNodeInCookies,
  findOwnNodeOrigin,
  getOwnNodeCookie,
} from '@tradewind/schema/runtime-config/own-node';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const stateSchema = z.object({
  url: z.optional(z.string().check(z.refine((url) => findOwnNodeOrigin(url, getMode()) !== undefined))),
  /** It passed the check as a node of its chain; before that it is not used. */
  isAccepted: z.boolean(),
  /** It was just named; the page load that follows has not announced the result yet. */
  isNew: z.optional(z.boolean()),
});

type OwnNode = z.infer<typeof stateSchema>;
type OwnNodeStore = ReturnType<typeof createStore>;

const yearSeconds = 31_536_000;
const none: OwnNode = { url: undefined, isAccepted: false };

/** The cookies of this page load: its policy was made from them. */
const cookies = globalThis.document?.cookie ?? '';

const stores = new Map<number, OwnNodeStore>();

/** The user's own node of a chain, stored in this browser; a cookie sends only its origin to our web server. */
export function useOwnNode(chainId: number): OwnNode {
  return getStore(chainId)();
}

/** Stores the address of a node and sets the cookie. From the next page load on the policy allows its origin. */
export function nameOwnNode(chainId: number, url: string): void {
  getStore(chainId).setState({ url, isAccepted: false, isNew: true });
  setCookie(chainId, findOwnNodeOrigin(url, getMode()));
}

/** From here on the node precedes all others of its chain. */
export function acceptOwnNode(chainId: number): void {
  getStore(chainId).setState({ isAccepted: true });
}

/** The chain of a node whose check the user waits for, if any; once. */
export function takeNewOwnNode(): number | undefined {
  const waiting = getRuntimeConfig().chains.filter(({ chainId }) => {
    const { url, isAccepted, isNew = false } = getStore(chainId).getState();
    if (isNew) getStore(chainId).setState({ isNew: false });
    return isNew && url !== undefined && !isAccepted && isAllowed(chainId, url);
  });
  return waiting[0]?.chainId;
}

export function removeOwnNode(chainId: number): void {
  getStore(chainId).setState(none);
  setCookie(chainId, undefined);
}

/** Whether the policy of this page load allows the node. */
export function isAllowed(chainId: number, url: string): boolean {
  const allowedOrigin = findOwnNodeInCookies(cookies, getMode(), findFurtherId(chainId));
  return allowedOrigin !== undefined && findOwnNodeOrigin(url, getMode()) === allowedOrigin;
}

/** The node to query first: named, verified, and allowed by this page's policy. */
export function findOwnNode(chainId: number): string | undefined {
  const { url, isAccepted } = getStore(chainId).getState();
  return url !== undefined && isAccepted && isAllowed(chainId, url) ? url : undefined;
}

function getStore(chainId: number): OwnNodeStore {
  const store = stores.get(chainId) ?? createStore(chainId);
  stores.set(chainId, store);
  return store;
}

function createStore(chainId: number) {
  const further = findFurtherId(chainId);
  const name = further === undefined ? 'tradewind.own-node' : `tradewind.own-node.${further}`;
  return create<OwnNode>()(persist(() => none, { name, storage: createCheckedStorage(stateSchema) }));
}

/** The home chain's names have no id: they are those of earlier versions. */
function findFurtherId(chainId: number): number | undefined {
  return globalThis.document === undefined || chainId === getRuntimeConfig().chainId ? undefined : chainId;
}

/** Without a page, as in a unit test, the stricter one. */
function getMode() {
  return globalThis.document === undefined ? 'production' : getRuntimeConfig().mode;
}

function setCookie(chainId: number, origin: string | undefined): void {
  const value = origin === undefined ? '; Max-Age=0' : `${origin}; Max-Age=${yearSeconds}`;
  const secure = getMode() === 'production' ? '; Secure' : '';
  const name = getOwnNodeCookie(getMode(), findFurtherId(chainId));
  // oxlint-disable-next-line unicorn/no-document-cookie -- the newer interface is not in every browser that we support
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}`;
}
