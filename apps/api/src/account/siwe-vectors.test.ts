import { parseInstantMs } from '@tradewind/rules/account/instant';
import { parseSignInMessage } from '@tradewind/rules/account/parse-sign-in-message';
import { formatSignInMessage, type SignInMessage } from '@tradewind/rules/account/sign-in-message';
import { getAddress, type Hex, recoverMessageAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import negativeTexts from '../../test/siwe/parsing_negative.json' with { type: 'json' };
import positiveTexts from '../../test/siwe/parsing_positive.json' with { type: 'json' };
import refused from '../../test/siwe/verification_negative.json' with { type: 'json' };
import verified from '../../test/siwe/verification_positive.json' with { type: 'json' };
import { parseApiConfig } from '../config.ts';
import { codeOf } from '../../test/create-visitor.ts';
import { readSignInMessage } from './read-sign-in-message.ts';

type Vector = Omit<SignInMessage, 'address' | 'scheme'> & {
  address: string;
  version: string;
  signature: string;
  time?: string;
  domainBinding?: string;
  matchNonce?: string;
};

/** Parses a text with the server's check beyond the form: EIP-55 spelling. */
function parse(text: string): SignInMessage | undefined {
  const message = parseSignInMessage(text);
  return message && getAddress(message.address) === message.address ? message : undefined;
}

/**
 * Every rule of the standard for a message and the signature of its key, with the vector's domain, nonce and
 * time.
 */
async function verify(vector: Vector): Promise<boolean> {
  const { signature, time = vector.issuedAt, domainBinding, matchNonce } = vector;
  const text = formatSignInMessage({ ...vector, address: vector.address as Hex });
  const message = parse(text);
  const at = parseInstantMs(time);
  if (!message || at === undefined) return false;
  const ends = parseInstantMs(message.expirationTime ?? '9999-12-31T00:00:00Z')!;
  const begins = parseInstantMs(message.notBefore ?? '1970-01-01T00:00:00Z')!;
  if (at >= ends || at < begins) return false;
  if (message.domain !== (domainBinding ?? message.domain)) return false;
  if (message.nonce !== (matchNonce ?? message.nonce)) return false;
  const signer = await recoverMessageAddress({ message: text, signature: signature as Hex }).catch(
    () => undefined,
  );
  return signer === message.address;
}

/** Result of our own sign-in for a vector as if its site and chain were ours, at the time of the vector. */
function readAsOurs(vector: Vector): number | string {
  const config = parseApiConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    CHAIN_ID: String(vector.chainId),
    RPC_URLS: 'http://127.0.0.1:1',
    API_PORT: '0',
    SITE_ORIGINS: `https://${vector.domainBinding ?? vector.domain}`,
  });
  const now = () => new Date(vector.time ?? vector.issuedAt);
  const text = formatSignInMessage({ ...vector, address: vector.address as Hex });
  try {
    readSignInMessage({ config, now }, text);
    return 200;
  } catch (error) {
    return codeOf({ statusCode: 0, json: () => error as { code: string } });
  }
}

describe('[WAL-05] the public vectors of EIP-4361', () => {
  it.each(Object.entries(positiveTexts))('read: %s', (_name, { message, fields }) => {
    const { version, ...rest } = fields;
    // One vector represents an absent scheme as null.
    const { scheme: _, ...plain } = { scheme: null, ...rest };
    const expected = 'scheme' in rest && rest.scheme !== null ? rest : plain;
    expect([version, parse(message)]).toEqual(['1', expected]);
    expect(formatSignInMessage(expected as SignInMessage)).toBe(message);
  });

  it.each(Object.entries(negativeTexts))('refuse to read: %s', (_name, text) => {
    expect(parse(text)).toBeUndefined();
  });

  it.each(Object.entries<Vector>(verified))('verify: %s', async (_name, vector) => {
    expect(await verify(vector)).toBe(true);
  });

  it.each(Object.entries<Vector>(refused))('refuse: %s', async (_name, vector) => {
    expect(await verify(vector)).toBe(false);
  });

  /**
   * Intentionally stricter than the standard: an end within seven days is required, and the message must be
   * recent.
   */
  it.each(Object.entries<Vector>(verified))('refuses here without a near end: %s', (_name, vector) => {
    expect(['SIGN_IN_OUT_OF_TIME', 'SIGN_IN_WRONG_SITE']).toContain(readAsOurs(vector));
  });

  it('accepts them with a near end', () => {
    const vector: Vector = verified['example message'];
    expect(readAsOurs({ ...vector, expirationTime: '2022-02-01T00:00:00.000Z' })).toBe(200);
  });
});
