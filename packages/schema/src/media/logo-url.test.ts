import { describe, expect, it } from 'vitest';
import { logoQuery, networkLogoParams, tokenLogoParams } from './logo-request.ts';
import { mediaFileParams } from './media-file.ts';
import { logoSizes, toNetworkLogoUrl, toTokenLogoUrl } from './logo-url.ts';

const origin = 'https://media.example';
const address = `0x${'aB'.repeat(20)}`;

describe('the address of a logo', () => {
  it('names the token in lower case, and the size where it is not the default', () => {
    const token = { chainId: 56, address };
    expect(toTokenLogoUrl(origin, token)).toBe(`${origin}/media/logo/56/${address.toLowerCase()}`);
    expect(toTokenLogoUrl(origin, token, 128)).toBe(`${toTokenLogoUrl(origin, token)}?size=128`);
    expect(toNetworkLogoUrl(origin, 56, 32)).toBe(`${origin}/media/logo/56?size=32`);
  });

  it.each(logoSizes)('of size %i is one that the media process accepts', (size) => {
    const { pathname, searchParams } = new URL(toTokenLogoUrl(origin, { chainId: 31337, address }, size));
    const [, , , chain, of] = pathname.split('/');
    expect(tokenLogoParams.parse({ chain, address: of })).toEqual({
      chain: 31337,
      address: address.toLowerCase(),
    });
    expect(logoQuery.parse(Object.fromEntries(searchParams))).toEqual({ size });
  });
});

describe('the request of a logo', () => {
  it.each([{ size: '65' }, { size: '' }, { size: '064' }, { size: '-64' }, { size: ['64', '32'] }])(
    'given %j, then it is refused',
    (query) => {
      expect(logoQuery.safeParse(query).success).toBe(false);
    },
  );

  it.each(['', '0', '-1', '1e3', '0x1', '99999999999', '31337.0'])(
    'given the chain "%s", then it is refused',
    (chain) => {
      expect(networkLogoParams.safeParse({ chain }).success).toBe(false);
    },
  );

  it.each(['../secret.webp', `${'a'.repeat(64)}.svg`, `${'A'.repeat(64)}.webp`, `${'a'.repeat(63)}.webp`])(
    'given the file name %s, then it is refused',
    (name) => {
      expect(mediaFileParams.safeParse({ name }).success).toBe(false);
    },
  );
});
