import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstantMs } from './instant.ts';
import { parseSignInMessage } from './parse-sign-in-message.ts';
import { formatSignInMessage, type SignInMessage } from './sign-in-message.ts';

const message: SignInMessage = {
  domain: 'tradewind.example',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  statement: 'Sign in to Tradewind.',
  uri: 'https://tradewind.example',
  chainId: 56,
  nonce: '0123456789abcdef',
  issuedAt: '2026-05-01T10:00:00.000Z',
  expirationTime: '2026-05-08T10:00:00.000Z',
};
const text = formatSignInMessage(message);

const characters = (alphabet: string, minLength: number, maxLength = 20) =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength, maxLength });
const letters = 'abcXYZ019';
const uriText = characters(`${letters}-._~!$&'()*+,;=:@/`, 0).map((rest) => `https://example.com/${rest}`);
const instantText = fc
  .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const optional = <Value>(key: string, value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined }).map((chosen) => (chosen === undefined ? {} : { [key]: chosen }));

const someMessage = fc
  .tuple(
    fc.record({
      domain: fc.constantFrom('a.example', 'localhost:8080', '[::1]:1', 'u@h', '127.0.0.1'),
      address: characters('0123456789abcdefABCDEF', 40, 40).map((digits): `0x${string}` => `0x${digits}`),
      uri: uriText,
      chainId: fc.nat(),
      nonce: characters(letters, 8),
      issuedAt: instantText,
    }),
    optional('scheme', fc.constantFrom('https', 'http', 'a+b-c.d')),
    optional('statement', characters(`${letters} ,.:/?#[]@!$&'()*+;=_~-`, 1, 60)),
    optional('expirationTime', instantText),
    optional('notBefore', instantText),
    optional('requestId', characters(`${letters}-._~:@`, 0)),
    optional('resources', fc.array(uriText, { maxLength: 4 })),
  )
  .map(([fields, ...more]): SignInMessage => Object.assign({}, fields, ...more));

describe('[WAL-05] an EIP-4361 message', () => {
  it('is formatted as the standard requires', () => {
    expect(text).toBe(
      [
        'tradewind.example wants you to sign in with your Ethereum account:',
        '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        '',
        'Sign in to Tradewind.',
        '',
        'URI: https://tradewind.example',
        'Version: 1',
        'Chain ID: 56',
        'Nonce: 0123456789abcdef',
        'Issued At: 2026-05-01T10:00:00.000Z',
        'Expiration Time: 2026-05-08T10:00:00.000Z',
      ].join('\n'),
    );
  });

  it('is parsed to the formatted fields, for any fields', () => {
    fc.assert(
      fc.property(someMessage, (fields) => {
        expect(parseSignInMessage(formatSignInMessage(fields))).toEqual(fields);
      }),
    );
  });

  it('is refused, or is another message, once a character is added, removed or changed', () => {
    const edit = fc.tuple(
      fc.nat(text.length),
      fc.nat(1),
      fc.constantFrom('', ' ', '\n', '\r', '0', 'a', 'é', '\u200b'),
    );
    fc.assert(
      fc.property(edit, ([at, removed, added]) => {
        const edited = text.slice(0, at) + added + text.slice(at + removed);
        const parsed = parseSignInMessage(edited);
        if (parsed !== undefined) expect(formatSignInMessage(parsed)).toBe(edited);
        if (edited !== text) expect(parsed).not.toEqual(message);
      }),
    );
  });

  it.each([
    ['a line behind the end', `${text}\n`],
    ['text behind the end', `${text}\nResources: none`],
    ['a line before the URI', text.replace('\nURI', '\nextra: 1\nURI')],
    ['a second message', `${text}\n${text}`],
    ['another version', text.replace('Version: 1', 'Version: 9')],
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['a padded chain id', text.replace('ID: 56', 'ID: 056')],
    ['a chain id past all numbers', text.replace('ID: 56', `ID: ${'9'.repeat(40)}`)],
    ['letters of other alphabets in the statement', text.replace('Sign in', 'Sıgn in')],
    ['a turned direction of writing in the statement', text.replace('Sign in', '\u202eSign in')],
    ['letters of other alphabets in the domain', text.replace('tradewind', 'trаdewind')],
    ['a resource that is no URI', `${text}\nResources:\n- https://example.com/é`],
    ['an empty statement', text.replace('Sign in to Tradewind.', '')],
    ['no expiry behind its label', text.replace('2026-05-08T10:00:00.000Z', '')],
    ['nothing', ''],
  ])('is not with %s', (_what, wrong) => {
    expect(wrong).not.toBe(text);
    expect(parseSignInMessage(wrong)).toBeUndefined();
  });

  it('of a megabyte is refused at once', () => {
    for (const filler of ['a', '%', '/', ':', '@', ' ', '-'])
      for (const field of ['Sign in to Tradewind.', 'tradewind.example', '0123456789abcdef'])
        expect(parseSignInMessage(text.replaceAll(field, `${filler.repeat(200_000)}\u0000`))).toBeUndefined();
  });
});

describe('[WAL-05] a date and time', () => {
  it.each([
    ['2026-05-01T10:00:00Z', Date.UTC(2026, 4, 1, 10)],
    ['2026-05-01T10:00:00.25-02:00', Date.UTC(2026, 4, 1, 12, 0, 0, 250)],
    ['2024-02-29T23:59:59.999999Z', Date.UTC(2024, 1, 29, 23, 59, 59, 999)],
  ])('%s is read', (written, instant) => {
    expect(parseInstantMs(written)).toBe(instant);
  });

  it.each([
    '2026-02-29T00:00:00Z',
    '2026-02-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-05-01T24:00:00Z',
    '2026-05-01T10:60:00Z',
    '2026-05-01T10:00:60Z',
    '2026-05-01T10:00:00',
    '2026-05-01T10:00:00+24:00',
    '2026-05-01 10:00:00Z',
    '2026-05-01',
    'Fri May 01 2026',
    '+12026-05-01T10:00:00Z',
    '1777629600000',
    '',
  ])('%s is none', (written) => {
    expect(parseInstantMs(written)).toBeUndefined();
  });
});
