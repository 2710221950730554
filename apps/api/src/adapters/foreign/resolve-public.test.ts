import { expect, it } from 'vitest';
import { resolvePublic } from './resolve-public.ts';

const resolve = (url: string) => resolvePublic(new URL(url), AbortSignal.timeout(1_000));

it.each(['http://1.1.1.1/list', 'https://1.1.1.1/list', 'http://1.1.1.1:443/', 'https://1.1.1.1:80/'])(
  '[TOK-04] connects to %s',
  async (url) => {
    expect(await resolve(url)).toEqual([{ address: '1.1.1.1', family: 4 }]);
  },
);

it.each(['http://1.1.1.1:8080/', 'https://1.1.1.1:6379/', 'http://1.1.1.1:22/', 'http://1.1.1.1:25/'])(
  '[TOK-04] does not connect to %s: only web ports are allowed',
  async (url) => {
    await expect(resolve(url)).rejects.toThrow('port');
  },
);
