import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { messages } from '../message/messages.ts';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import type { Token } from './currency.ts';
import { tokenSchema } from './currency-schema.ts';

const pairSchema = z.readonly(z.tuple([addressInputSchema, addressInputSchema]));

const stateSchema = z.object({
  /** By chain id. */
  tokens: z.record(z.string(), z.array(tokenSchema)),
  pairs: z.record(z.string(), z.array(pairSchema)),
});

type UserTokens = z.infer<typeof stateSchema>;
/** Two token addresses of one chain in lower case, the smaller first. */
export type UserPair = z.infer<typeof pairSchema>;

/** The tokens and pairs that the user added, of every chain, stored in this browser. */
export const useUserTokens = create<UserTokens>()(
  persist((): UserTokens => ({ tokens: {}, pairs: {} }), {
    name: 'tradewind.user-tokens',
    storage: createCheckedStorage(stateSchema),
  }),
);

export function listUserTokens(chainId: number): readonly Token[] {
  return useUserTokens.getState().tokens[chainId] ?? noTokens;
}

export function addUserToken(token: Token): void {
  const added = tokenSchema.parse(token);
  setTokens(token.chainId, [...listOthers(token), added]);
}

export function removeUserToken(token: Token): void {
  setTokens(token.chainId, listOthers(token));
}

export function listUserPairs(chainId: number): readonly UserPair[] {
  return useUserTokens.getState().pairs[chainId] ?? [];
}

/** Throws unless the tokens are two different ones of one chain. */
export function addUserPair(tokenA: Token, tokenB: Token): void {
  const { chainId } = tokenA;
  const pair = toPair(tokenA, tokenB);
  if (chainId !== tokenB.chainId || pair[0] === pair[1]) throw new Error(messages.tokenField.pairOfOneChain);
  const others = listUserPairs(chainId).filter((other) => other.join() !== pair.join());
  useUserTokens.setState(({ pairs }) => ({ pairs: { ...pairs, [chainId]: [...others, pair] } }));
}

const noTokens: readonly Token[] = [];

function listOthers({ chainId, address }: Token) {
  const known = useUserTokens.getState().tokens[chainId] ?? [];
  return known.filter((other) => other.address !== address.toLowerCase());
}

function setTokens(chainId: number, tokens: UserTokens['tokens'][string]): void {
  useUserTokens.setState((state) => ({ tokens: { ...state.tokens, [chainId]: tokens } }));
}

function toPair(tokenA: Token, tokenB: Token): UserPair {
  const a = addressInputSchema.parse(tokenA.address);
  const b = addressInputSchema.parse(tokenB.address);
  return a < b ? [a, b] : [b, a];
}
