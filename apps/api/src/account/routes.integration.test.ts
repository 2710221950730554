import { ownedAccountAbi } from '@tradewind/abi/local/owned-account.abi';
import { ownedAccountBytecode } from '@tradewind/abi/local/owned-account.bytecode';
import { formatSignInMessage } from '@tradewind/rules/account/sign-in-message';
import { sessionListSchema, sessionSchema } from '@tradewind/schema/account/session';
import { startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { localAccount } from '@tradewind/stack/demo-accounts';
import pino from 'pino';
import { encodeDeployData, getAddress } from 'viem';
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, codeOf, siteOrigin } from '../../test/create-visitor.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { createChainNode } from '../adapters/node/chain-node.ts';
import { createApp } from '../app.ts';
import { loggerOptions } from '../logger.ts';
import { toAddress } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;
const visit = (name?: string) => createVisitor(api.app, name);

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(() => {
  delete api.clock.time;
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describe('[WAL-05] signing in', () => {
  it('sets a seven-day session cookie that scripts and other sites cannot use', async () => {
    const alice = visit();
    const answer = await alice.signIn();
    expect(codeOf(answer)).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=60\d{4}; HttpOnly; SameSite=Strict$/,
    );
    const { session, token } = answer.json().data;
    expect(token).toBeUndefined();
    expect(sessionSchema.parse(session)).toMatchObject({
      address: alice.wallet.address.toLowerCase(),
      chainId: 31_337,
      userAgent: 'Test browser',
      origin: siteOrigin,
      isCurrent: true,
    });
    expect((await alice.get('/account/session')).json().data).toEqual(session);
    expect(Date.parse(session.expiresAt) - Date.parse(session.createdAt)).toBeLessThanOrEqual(7 * dayMs);
  });

  it('returns the token itself only on request, and then no cookie', async () => {
    const alice = visit();
    const answer = await alice.signInWith(formatSignInMessage(await alice.prepare()), {
      transport: 'bearer',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { token } = answer.json().data;
    const headers = { authorization: `Bearer ${token}` };
    const found = await api.app.inject({ url: '/account/session', headers });
    expect(found.json().data.address).toBe(alice.wallet.address.toLowerCase());
    const [row] = await api.deps.database
      .sql`select count(*) from app.session where token_hash::text like ${token}`;
    expect(Number(row?.['count'])).toBe(0);
  });

  it('binds its cookies to https on an https site', async () => {
    const site = 'https://tradewind.example';
    const secure = await startTestApi({ SITE_ORIGINS: `${site},https://www.tradewind.example` });
    const alice = createVisitor(secure.app);
    const nonce = await alice.post('/account/nonce', {}, { origin: site });
    expect(nonce.headers['set-cookie']).toMatch(
      /^__Host-sign-in=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict; Secure$/,
    );
    await secure.stop();
  });

  it.each([
    ['another domain', { domain: 'evil.example' }, 'SIGN_IN_WRONG_SITE'],
    ['our name as somebody’s user', { domain: '127.0.0.1:4500@evil.example' }, 'SIGN_IN_WRONG_SITE'],
    ['a domain without its port', { domain: '127.0.0.1' }, 'SIGN_IN_WRONG_SITE'],
    ['another scheme', { scheme: 'https' }, 'SIGN_IN_WRONG_SITE'],
    ['another uri', { uri: 'https://evil.example' }, 'SIGN_IN_WRONG_SITE'],
    ['a uri that begins like ours', { uri: `${siteOrigin}@evil.example` }, 'SIGN_IN_WRONG_SITE'],
    ['a uri on our host by another port', { uri: 'http://127.0.0.1:45001' }, 'SIGN_IN_WRONG_SITE'],
    ['another of our origins in the uri', { uri: 'http://localhost:4500' }, 'SIGN_IN_WRONG_SITE'],
    ['another chain', { chainId: 56 }, 'SIGN_IN_WRONG_CHAIN'],
    ['a time long ago', { issuedAt: fromNow(-6 * minuteMs) }, 'SIGN_IN_OUT_OF_TIME'],
    ['a time to come', { issuedAt: fromNow(3 * minuteMs) }, 'SIGN_IN_OUT_OF_TIME'],
    ['an end in the past', { expirationTime: fromNow(-1) }, 'SIGN_IN_OUT_OF_TIME'],
    ['an end too far away', { expirationTime: fromNow(8 * dayMs) }, 'SIGN_IN_OUT_OF_TIME'],
    ['a beginning to come', { notBefore: fromNow(3 * minuteMs) }, 'SIGN_IN_OUT_OF_TIME'],
    ['a nonce of one’s own', { nonce: 'f'.repeat(32) }, 'SIGN_IN_NONCE_USED'],
    ['an address of small letters', { address: toAddress('ab') }, 'SIGN_IN_MALFORMED'],
    ['letters of other alphabets', { statement: 'Sıgn in.' }, 'SIGN_IN_MALFORMED'],
  ] as const)('is refused with %s', async (_what, changes, code) => {
    const alice = visit();
    expect(codeOf(await alice.signIn(changes))).toBe(code);
    expect((await alice.get('/account/session')).json().data).toBeNull();
  });

  it('is refused without an expiration time', async () => {
    const alice = visit();
    const { expirationTime: _, ...endless } = await alice.prepare();
    expect(codeOf(await alice.signInWith(formatSignInMessage(endless)))).toBe('SIGN_IN_OUT_OF_TIME');
  });

  it.each([
    ['trailing line', (text: string) => `${text}\n`],
    ['trailing text', (text: string) => `${text}\nand more`],
    ['line before the URI', (text: string) => text.replace('\nURI', '\nI owe nothing.\nURI')],
    ['other line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('is refused for a %s, signed or not', async (_what, tamper) => {
    const alice = visit();
    const text = tamper(formatSignInMessage(await alice.prepare()));
    expect(codeOf(await alice.signInWith(text))).toBe('SIGN_IN_MALFORMED');
  });

  it('is refused when a byte differs from the signed text', async () => {
    const alice = visit();
    const text = formatSignInMessage(await alice.prepare());
    const signature = await alice.wallet.signMessage({ message: text });
    const tampered = text.replace('Sign in.', 'Sign in!');
    expect(codeOf(await alice.signInWith(tampered, { signature }))).toBe('SIGN_IN_WRONG_SIGNATURE');
  });

  it('is refused for an account whose key did not sign', async () => {
    const alice = visit();
    const { address } = visit('bob').wallet;
    expect(codeOf(await alice.signIn({ address }))).toBe('SIGN_IN_WRONG_SIGNATURE');
  });

  it.each([
    ['no message', { signature: '0x00' }],
    ['no hex', { message: 'm', signature: '0xzz' }],
    ['half a byte', { message: 'm', signature: '0x123' }],
    ['a very long message', { message: 'm'.repeat(5_000), signature: '0x00' }],
    ['a very long signature', { message: 'm', signature: `0x${'00'.repeat(13_000)}` }],
  ])('is a bad request with %s', async (_what, body) => {
    expect(codeOf(await visit().post('/account/sign-in', body))).toBe('BAD_REQUEST');
  });
});

describe('[WAL-05] a nonce', () => {
  it('is valid once: a message cannot be used again', async () => {
    const alice = visit();
    const text = formatSignInMessage(await alice.prepare());
    expect(codeOf(await alice.signInWith(text))).toBe(200);
    expect(codeOf(await alice.signInWith(text))).toBe('SIGN_IN_NONCE_USED');
  });

  it('is valid for one of two sign-ins at the same time, through two nodes', async () => {
    const second = await createApp(api.deps);
    const alice = visit();
    const text = formatSignInMessage(await alice.prepare());
    const twin = createVisitor(second);
    for (const [name, value] of alice.cookies) twin.cookies.set(name, value);
    const answers = await Promise.all([alice.signInWith(text), twin.signInWith(text)]);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([200, 'SIGN_IN_NONCE_USED']));
    await second.close();
  });

  it('is used up by a wrong signature too', async () => {
    const alice = visit();
    const text = formatSignInMessage(await alice.prepare());
    await alice.signInWith(text, { signature: `0x${'11'.repeat(65)}` });
    expect(codeOf(await alice.signInWith(text))).toBe('SIGN_IN_NONCE_USED');
  });

  it('is valid only for the requesting browser: no user is signed in as another', async () => {
    const mallory = visit('bob');
    const text = formatSignInMessage(await mallory.prepare());
    const signature = await mallory.wallet.signMessage({ message: text });
    const victim = visit();
    await victim.prepare();
    expect(codeOf(await victim.signInWith(text, { signature }))).toBe('SIGN_IN_NONCE_USED');
    victim.cookies.clear();
    expect(codeOf(await victim.signInWith(text, { signature }))).toBe('SIGN_IN_NONCE_USED');
  });

  it('expires after five minutes', async () => {
    const alice = visit();
    const start = new Date();
    api.clock.time = start;
    const message = await alice.prepare();
    api.clock.time = new Date(start.getTime() + 5 * minuteMs);
    const late = { ...message, issuedAt: api.clock.time.toISOString() };
    expect(codeOf(await alice.signInWith(formatSignInMessage(late)))).toBe('SIGN_IN_NONCE_USED');
  });

  it('stays valid for a second tab of the same browser', async () => {
    const alice = visit();
    const [first, second] = [await alice.prepare(), await alice.prepare()];
    expect(codeOf(await alice.signInWith(formatSignInMessage(first)))).toBe(200);
    expect(codeOf(await alice.signInWith(formatSignInMessage(second)))).toBe(200);
  });
});

describe('[WAL-05] a session', () => {
  it('is new at every sign-in, and the previous one ends', async () => {
    const alice = visit();
    const planted = 'x'.repeat(43);
    alice.cookies.set('session', planted);
    await alice.signIn();
    const first = alice.cookies.get('session');
    expect(first).not.toBe(planted);
    await alice.signIn();
    expect(alice.cookies.get('session')).not.toBe(first);
    const old = await api.app.inject({ url: '/account/session', headers: { cookie: `session=${first}` } });
    expect(old.json().data).toBeNull();
    expect((await alice.get('/account/sessions')).json().data).not.toContainEqual(
      expect.objectContaining({ id: first }),
    );
  });

  it('is listed with the account’s others, and ends with its sign-out', async () => {
    const [desk, phone, stranger] = [visit('carol'), visit('carol'), visit('dave')];
    for (const visitor of [desk, phone, stranger]) await visitor.signIn();
    const listOf = async (visitor: typeof desk) =>
      sessionListSchema.parse((await visitor.get('/account/sessions')).json().data);
    const sessions = await listOf(desk);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const out = await phone.post('/account/sign-out');
    expect(out.headers['set-cookie']).toMatch(/^session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict$/);
    expect(await listOf(desk)).toHaveLength(1);
    expect(codeOf(await phone.post('/account/sign-out'))).toBe(200);
    expect(await listOf(stranger)).toHaveLength(1);
  });

  it('can be ended from another device, one or all others, and only by its own account', async () => {
    const devices = [visit('erin'), visit('erin'), visit('erin')] as const;
    const [desk, phone, tablet] = devices;
    const mallory = visit('mallory');
    for (const visitor of [...devices, mallory]) await visitor.signIn();
    const { id } = (await phone.get('/account/session')).json().data;
    const isSignedIn = async (visitor: typeof desk) =>
      (await visitor.get('/account/session')).json().data !== null;

    const foreign = await mallory.post('/account/sessions/revoke', { id });
    const unknown = await mallory.post('/account/sessions/revoke', { id: crypto.randomUUID() });
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await isSignedIn(phone)).toBe(true);

    await desk.post('/account/sessions/revoke', { id });
    expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([
      true,
      false,
      true,
    ]);
    await desk.post('/account/sessions/revoke-others');
    expect([await isSignedIn(desk), await isSignedIn(tablet), await isSignedIn(mallory)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('expires after a day without use, and with its message', async () => {
    const alice = visit();
    const start = Date.now();
    const expirationTime = new Date(start + 3 * dayMs).toISOString();
    await alice.signIn({ expirationTime });
    const isOverAfter = async (milliseconds: number) => {
      api.clock.time = new Date(start + milliseconds);
      return (await alice.get('/account/session')).json().data === null;
    };
    for (const days of [0.9, 1.8, 2.7]) expect(await isOverAfter(days * dayMs)).toBe(false);
    expect(await isOverAfter(3 * dayMs)).toBe(true);
    expect(await isOverAfter(2.7 * dayMs + dayMs)).toBe(true);
  });

  it('is required to change sessions', async () => {
    const others = await visit().post('/account/sessions/revoke-others');
    const one = await visit().post('/account/sessions/revoke', { id: crypto.randomUUID() });
    expect([others, one].map(codeOf)).toEqual(['SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED']);
  });
});

describe('[WAL-05] another site', () => {
  it.each(['/account/nonce', '/account/sign-in', '/account/sign-out', '/account/sessions/revoke-others'])(
    'cannot make a browser act at %s',
    async (url) => {
      const alice = visit();
      await alice.signIn();
      for (const origin of ['https://evil.example', 'null'])
        expect(codeOf(await alice.post(url, {}, { origin }))).toBe('FOREIGN_ORIGIN');
      const byForm = await alice.post(url, {}, { 'content-type': 'text/plain' });
      expect(codeOf(byForm)).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect((await alice.get('/account/session')).json().data).not.toBeNull();
    },
  );

  it('does not become ours by a Host header', async () => {
    const alice = visit();
    const host = 'evil.example';
    const answer = await alice.post('/account/nonce', {}, { host, origin: `http://${host}` });
    expect(codeOf(answer)).toBe('FOREIGN_ORIGIN');
  });
});

it('[WAL-05] [OPS-03] logs no token, cookie, signature or message, whatever the answer', async () => {
  const lines: string[] = [];
  const logger = pino(
    { ...loggerOptions, level: 'trace' },
    { write: (line: string) => void lines.push(line) },
  );
  const home = { ...api.deps.chains.home, node: createChainNode(['http://127.0.0.1:1']) };
  const chains = { ...api.deps.chains, home, get: () => home };
  const logged = await createApp({ ...api.deps, logger, chains });
  const alice = createVisitor(logged);
  const text = formatSignInMessage(await alice.prepare());
  const unverified = `0x${'5a'.repeat(65)}` as const;
  expect(codeOf(await alice.signInWith(text, { signature: unverified }))).toBe('SIGN_IN_UNVERIFIED');
  expect(codeOf(await alice.signIn())).toBe(200);
  await alice.get(`/account/session?access_token=${alice.cookies.get('session')}`);
  const log = lines.join('');
  expect(log).toContain('/account/sign-in');
  const secrets = [
    ...alice.cookies.values(),
    unverified.slice(2),
    'wants you to sign in',
    alice.wallet.address,
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  await logged.close();
});

describe('limits', () => {
  it('[WAL-05] [OPS-03] allow ten nonces a minute for one address', async () => {
    const alice = visit();
    const codes: (string | number)[] = [];
    for (let count = 0; count < 12; count += 1) codes.push(codeOf(await alice.post('/account/nonce')));
    expect(codes.slice(9)).toEqual([200, 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    expect(codeOf(await visit().post('/account/nonce'))).toBe(200);
  });
});

describe('[WAL-05] a contract wallet', () => {
  it('signs in as itself with its owner’s key', async () => {
    const node = await startChainNode();
    const online = await startTestApi({ RPC_URLS: node.rpcUrl });
    const owner = createVisitor(online.app);
    const data = encodeDeployData({
      abi: ownedAccountAbi,
      bytecode: ownedAccountBytecode,
      args: [owner.wallet.address],
    });
    const client = connectChain(node.rpcUrl);
    const hash = await sendTransaction(client, { account: localAccount(0), chain: null, data });
    const { contractAddress } = await waitForTransactionReceipt(client, { hash });
    const address = getAddress(contractAddress!);
    const { session } = (await owner.signIn({ address })).json().data;
    expect(session.address).toBe(address.toLowerCase());
    const stranger = createVisitor(online.app, 'stranger');
    expect(codeOf(await stranger.signIn({ address }))).toBe('SIGN_IN_WRONG_SIGNATURE');
    await online.stop();
    await node.stop();
  });

  it('gets an error that it could not be verified while no node answers; a key needs none', async () => {
    const offline = await startTestApi({ RPC_URLS: 'http://127.0.0.1:1' });
    const alice = createVisitor(offline.app);
    const contract = await alice.signIn({ address: '0xa5b3A53800cD49669F34DE80f2C569c6D4Ca3009' });
    expect([contract.statusCode, codeOf(contract)]).toEqual([503, 'SIGN_IN_UNVERIFIED']);
    expect(codeOf(await alice.signIn())).toBe(200);
    await offline.stop();
  });
});
