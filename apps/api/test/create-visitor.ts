import { formatSignInMessage, type SignInMessage } from '@tradewind/rules/account/sign-in-message';
import { signInOfferSchema } from '@tradewind/schema/account/sign-in';
import { chainId } from './seed-index.ts';
import type { FastifyInstance } from 'fastify';
import { type Hex, keccak256, stringToBytes } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

export const siteOrigin = 'http://127.0.0.1:4500';

let visitors = 0;

/** A browser with its own address and cookies. */
function createBrowser(app: FastifyInstance) {
  visitors += 1;
  const cookies = new Map<string, string>();
  const base = {
    'content-type': 'application/json',
    origin: siteOrigin,
    'user-agent': 'Test browser',
    'x-forwarded-for': `198.51.100.${visitors % 250}`,
  };
  async function request(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    changes: Record<string, string> = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...base, ...(cookie !== '' && { cookie }), ...changes };
    const answer = await app.inject({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  }
  return {
    cookies,
    get: (url: string) => request('GET', url),
    post: (url: string, body: object = {}, changes?: Record<string, string>) =>
      request('POST', url, body, changes),
  };
}

/** A browser and its wallet; the same name is the same account. */
export function createVisitor(app: FastifyInstance, name = 'alice') {
  const browser = createBrowser(app);
  const wallet = privateKeyToAccount(keccak256(stringToBytes(name)));
  /** A message as our page writes it, with a new nonce. */
  async function prepare(changes: Partial<SignInMessage> = {}): Promise<SignInMessage> {
    const offer = signInOfferSchema.parse((await browser.post('/account/nonce')).json().data);
    const page = { domain: new URL(siteOrigin).host, uri: siteOrigin, statement: 'Sign in.' };
    return { ...page, ...offer, address: wallet.address, chainId, ...changes };
  }
  async function signInWith(text: string, more: { signature?: Hex; transport?: 'bearer' } = {}) {
    const signature = await wallet.signMessage({ message: text });
    return browser.post('/account/sign-in', { message: text, signature, ...more });
  }
  const signIn = async (changes?: Partial<SignInMessage>) =>
    signInWith(formatSignInMessage(await prepare(changes)));
  return { ...browser, wallet, prepare, signInWith, signIn };
}

/** The code of an answer: 200, or the code of its refusal. */
export function codeOf(answer: { statusCode: number; json: () => { code?: string } }): number | string {
  return answer.statusCode === 200 ? 200 : (answer.json().code ?? answer.statusCode);
}
