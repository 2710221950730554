// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { parseSignInMessage } from '@tradewind/rules/account/parse-sign-in-message';
import { type Hex, hexToString } from 'viem';
import { beforeEach, expect, it, vi } from 'vitest';
import { localChain } from '../chain/local-chain.test-support.ts';
import { setRuntimeConfig } from '../chain/runtime-config.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { ensureSignedIn } from './ensure-signed-in.ts';
import { signOut } from './sign-out.ts';
import { useSignedInStore } from './signed-in-store.ts';

setRuntimeConfig({ chainId: localChain.id, chains: [], mode: 'local', links: { audits: [] } });

const home = localChain.id;
const alice = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const bob = '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e';

/** The API's sign-in routes, with one cookie jar. */
const api = { session: null as unknown, proof: 'key', calls: [] as string[], failing: new Set<string>() };

function answer(path: string, body: { message?: string }): unknown {
  switch (path) {
    case '/api/account/nonce':
      return {
        nonce: 'c0ffee00c0ffee00c0ffee00c0ffee00',
        issuedAt: '2026-05-01T10:00:00.000Z',
        expirationTime: '2026-05-08T10:00:00.000Z',
      };
    case '/api/account/sign-in': {
      const message = parseSignInMessage(body.message ?? '');
      api.session = {
        id: '00000000-0000-4000-8000-000000000001',
        address: message?.address.toLowerCase(),
        chainId: message?.chainId,
        userAgent: '',
        origin: message?.uri,
        createdAt: '2026-05-01T10:00:00.000Z',
        lastUsedAt: '2026-05-01T10:00:00.000Z',
        expiresAt: '2036-05-08T10:00:00.000Z',
        isCurrent: true,
        proof: api.proof,
      };
      return { session: api.session };
    }
    case '/api/account/sign-out':
      api.session = null;
      return null;
    default:
      return api.session;
  }
}

function walletOf(account: Hex, sign: (message: string) => Promise<string> = async () => '0x1234') {
  const signed: string[] = [];
  const request = async ({ params }: { params: Hex[] }) => {
    const message = hexToString(params[0]!);
    signed.push(message);
    return sign(message);
  };
  const connector = { getProvider: async () => ({ request }) };
  const session = { account, chainId: 1, isOnNetwork: true, connector } as unknown as WalletSession;
  return { session, signed };
}

let queries: QueryClient;

beforeEach(() => {
  Object.assign(api, { session: null, proof: 'key', calls: [], failing: new Set() });
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  useSignedInStore.setState({ account: undefined });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    api.calls.push(path);
    if (api.failing.has(path)) throw new TypeError('fetch failed');
    const data = answer(path, JSON.parse(body ?? '{}'));
    return new Response(JSON.stringify({ succeeded: true, data }));
  });
});

it('[WAL-05] opens one wallet prompt for any number of actions that need it, and none afterwards', async () => {
  const { session, signed } = walletOf(alice);
  const results = await Promise.all([1, 2, 3].map(() => ensureSignedIn(queries, session, home)));
  expect(new Set(results.map(({ address }) => address))).toEqual(new Set([alice.toLowerCase()]));
  await ensureSignedIn(queries, session, home);
  expect(signed).toHaveLength(1);
  expect(api.calls).toEqual(['/api/account/nonce', '/api/account/sign-in', '/api/account/session']);
});

it('[WAL-05] requests a signed message for this page, the given chain and this account, with an expiry', async () => {
  const { session, signed } = walletOf(alice);
  await ensureSignedIn(queries, session, home);
  expect(parseSignInMessage(signed[0]!)).toEqual({
    domain: window.location.host,
    uri: window.location.origin,
    address: alice,
    statement: 'Sign in to Tradewind. This costs nothing and moves nothing.',
    chainId: 31_337,
    nonce: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    issuedAt: '2026-05-01T10:00:00.000Z',
    expirationTime: '2026-05-08T10:00:00.000Z',
  });
});

it('[WAL-05] prompts again once the session has expired or belongs to another account', async () => {
  const first = walletOf(alice);
  await ensureSignedIn(queries, first.session, home);
  api.session = null;
  await ensureSignedIn(queries, first.session, home);
  expect(first.signed).toHaveLength(2);
  const second = walletOf(bob);
  expect((await ensureSignedIn(queries, second.session, home)).address).toBe(bob.toLowerCase());
  await ensureSignedIn(queries, first.session, home);
  expect([first.signed.length, second.signed.length]).toEqual([3, 1]);
});

it('[WAL-05] given the session of a key, then it counts on another chain; given that of a contract, then the wallet signs for that chain', async () => {
  const key = walletOf(alice);
  await ensureSignedIn(queries, key.session, home);
  await Promise.all([home, 137].map((chainId) => ensureSignedIn(queries, key.session, chainId)));
  expect(key.signed).toHaveLength(1);
  Object.assign(api, { session: null, proof: 'contract' });
  const contract = walletOf(bob);
  for (const chainId of [home, 137, 137, home]) {
    const session = await ensureSignedIn(queries, contract.session, chainId);
    expect(session).toMatchObject({ chainId, proof: 'contract' });
  }
  const chains = contract.signed.map((text) => parseSignInMessage(text)?.chainId);
  expect(chains).toEqual([home, 137, home]);
});

it('[WAL-05] given sign-ins on two chains at once, then a key signs once, and a contract for each', async () => {
  const key = walletOf(alice);
  await Promise.all([home, 137].map((chainId) => ensureSignedIn(queries, key.session, chainId)));
  expect(key.signed).toHaveLength(1);
  Object.assign(api, { session: null, proof: 'contract' });
  const contract = walletOf(bob);
  const sessions = await Promise.all(
    [home, 137, 137].map((chainId) => ensureSignedIn(queries, contract.session, chainId)),
  );
  expect(sessions.map(({ chainId }) => chainId)).toEqual([home, 137, 137]);
  expect(contract.signed).toHaveLength(2);
});

it('[WAL-05] keeps nothing of a declined request, and prompts again the next time', async () => {
  const declined = Object.assign(new Error('User rejected the request.'), { code: 4001 });
  const { session, signed } = walletOf(alice, async () => {
    throw declined;
  });
  await expect(ensureSignedIn(queries, session, home)).rejects.toBe(declined);
  await expect(ensureSignedIn(queries, session, home)).rejects.toBe(declined);
  expect(signed).toHaveLength(2);
  expect(useSignedInStore.getState().account).toBeUndefined();
});

it.each(['0x', 'signed', null])('[WAL-06] rejects %j as a signature', async (signature) => {
  const { session } = walletOf(alice, async () => signature as string);
  await expect(ensureSignedIn(queries, session, home)).rejects.toThrow('without a signature');
  expect(api.calls).toEqual(['/api/account/nonce']);
});

it('[WAL-05] clears the session when it is signed out, and only then', async () => {
  await ensureSignedIn(queries, walletOf(alice).session, home);
  api.failing.add('/api/account/sign-out');
  await expect(signOut(queries)).rejects.toThrow('UNREACHABLE');
  expect(useSignedInStore.getState().account).toBe(alice.toLowerCase());
  api.failing.clear();
  await signOut(queries);
  expect(useSignedInStore.getState().account).toBeUndefined();
});
