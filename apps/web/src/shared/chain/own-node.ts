import {
  findOwnNodeInCookies,
  findOwnNodeOrigin,
  ownNodeCookie,
} from '@tradewind/schema/runtime-config/own-node';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const stateSchema = z.object({
  url: z.optional(z.string().check(z.refine((url) => findOwnNodeOrigin(url, getMode()) !== undefined))),
  /** It passed the check as a node of this chain; before that it is not used. */
  isAccepted: z.boolean(),
  /** It was just named; the page load that follows has not announced the result yet. */
  isNew: z.optional(z.boolean()),
});

type OwnNode = z.infer<typeof stateSchema>;

const yearSeconds = 31_536_000;
const none: OwnNode = { url: undefined, isAccepted: false };

/** The user's own chain node, stored in this browser; a cookie sends only its origin to our web server. */
export const useOwnNode = create<OwnNode>()(
  persist(() => none, { name: 'tradewind.own-node', storage: createCheckedStorage(stateSchema) }),
);

/** The allowed origin of this page load: its policy was made from the cookie at that time. */
const allowedOrigin = findOwnNodeInCookies(globalThis.document?.cookie ?? '', getMode());

/** Stores the address of a node and sets the cookie. From the next page load on the policy allows its origin. */
export function nameOwnNode(url: string): void {
  useOwnNode.setState({ url, isAccepted: false, isNew: true });
  setCookie(findOwnNodeOrigin(url, getMode()));
}

/** From here on the node precedes all others. */
export function acceptOwnNode(): void {
  useOwnNode.setState({ isAccepted: true });
}

/** Whether the user waits for the result of a node's check; true once. */
export function takeNewOwnNode(): boolean {
  const { url, isAccepted, isNew = false } = useOwnNode.getState();
  if (isNew) useOwnNode.setState({ isNew: false });
  return isNew && url !== undefined && !isAccepted && isAllowed(url);
}

export function removeOwnNode(): void {
  useOwnNode.setState(none);
  setCookie(undefined);
}

/** Whether the policy of this page load allows the node. */
export function isAllowed(url: string): boolean {
  return allowedOrigin !== undefined && findOwnNodeOrigin(url, getMode()) === allowedOrigin;
}

/** The node to query first: named, verified, and allowed by this page's policy. */
export function findOwnNode(): string | undefined {
  const { url, isAccepted } = useOwnNode.getState();
  return url !== undefined && isAccepted && isAllowed(url) ? url : undefined;
}

/** Without a page, as in a unit test, the stricter one. */
function getMode() {
  return globalThis.document === undefined ? 'production' : getRuntimeConfig().mode;
}

function setCookie(origin: string | undefined): void {
  const value = origin === undefined ? '; Max-Age=0' : `${origin}; Max-Age=${yearSeconds}`;
  const secure = getMode() === 'production' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the newer interface is not in every browser that we support
  document.cookie = `${ownNodeCookie[getMode()]}=${value}; Path=/; SameSite=Lax${secure}`;
}
