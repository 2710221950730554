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
  /** It was asked and is a node of this chain; before that it is not used. */
  isAccepted: z.boolean(),
});

type OwnNode = z.infer<typeof stateSchema>;

const yearSeconds = 31_536_000;
const none: OwnNode = { url: undefined, isAccepted: false };

/** The chain node that the person named, kept in this browser; its origin alone is told to our web server, by a cookie. */
export const useOwnNode = create<OwnNode>()(
  persist(() => none, { name: 'tradewind.own-node', storage: createCheckedStorage(stateSchema) }),
);

/** What this page load may talk to: its policy was made from the cookie of that moment. */
const allowedOrigin = findOwnNodeInCookies(globalThis.document?.cookie ?? '', getMode());

/** Keeps the address of a node and asks the web server for leave to talk to it, which the next page load has. */
export function nameOwnNode(url: string): void {
  useOwnNode.setState({ url, isAccepted: false });
  setCookie(findOwnNodeOrigin(url, getMode()));
}

/** From here on the node is asked before all others. */
export function acceptOwnNode(): void {
  useOwnNode.setState({ isAccepted: true });
}

export function removeOwnNode(): void {
  useOwnNode.setState(none);
  setCookie(undefined);
}

/** Whether the policy of this page load lets it talk to the node. */
export function isAllowed(url: string): boolean {
  return allowedOrigin !== undefined && findOwnNodeOrigin(url, getMode()) === allowedOrigin;
}

/** The node to ask first: named, checked, and one that this page may talk to. */
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
