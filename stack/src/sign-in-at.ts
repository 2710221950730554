import { formatSignInMessage } from '@tradewind/rules/account/sign-in-message';
import { signedInSchema, signInOfferSchema } from '@tradewind/schema/account/sign-in';
import { successSchema } from '@tradewind/schema/wire/envelope';
import type { LocalAccount } from 'viem';

const offerAnswerSchema = successSchema(signInOfferSchema);

/** Signs in as a page of this origin does, and returns the cookies of the browser. */
export async function signInAt(origin: string, account: LocalAccount, chainId: number): Promise<string> {
  const cookies = new Map<string, string>();
  const toCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', origin, cookie: toCookies() };
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^(?<name>[^=]+)=(?<value>[^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer.json();
  };
  const { data: offer } = offerAnswerSchema.parse(await post('/account/nonce', {}));
  const page = { domain: new URL(origin).host, uri: origin, statement: 'Sign in.' };
  const message = formatSignInMessage({ ...page, ...offer, address: account.address, chainId });
  const signature = await account.signMessage({ message });
  successSchema(signedInSchema).parse(await post('/account/sign-in', { message, signature }));
  return toCookies();
}
