import { describe, expect, it } from 'vitest';
import {
  commaListSetting,
  createChainIdSetting,
  listFurtherChainIds,
  urlListSetting,
} from './server-settings.ts';

describe('the settings of servers', () => {
  it.each([
    [undefined, []],
    ['', []],
    [' a, ,b,', ['a', 'b']],
  ])('given the comma list %j, then its entries are %j', (text, entries) => {
    expect(commaListSetting.parse(text)).toEqual(entries);
  });

  it('given addresses of servers, then each is http or https, and there is one at least', () => {
    expect(urlListSetting.parse('http://a.example, https://b.example')).toEqual([
      'http://a.example',
      'https://b.example',
    ]);
    for (const text of [undefined, '', 'ftp://a.example', 'http://a.example,', 'http://a.example,b'])
      expect(urlListSetting.safeParse(text).success).toBe(false);
  });

  it('given a chain id, then only a known network is accepted', () => {
    const setting = createChainIdSetting((chainId) => (chainId === 56 ? {} : undefined));
    expect(setting.parse('56')).toBe(56);
    for (const text of [undefined, '', '1', '56.5', '-56', 'bsc'])
      expect(setting.safeParse(text).success).toBe(false);
  });

  it('given a list that names the home chain and a chain twice, then each further chain is listed once', () => {
    expect(listFurtherChainIds({ CHAIN_ID: 56, CHAIN_IDS: [56, 1, 137, 1] })).toEqual([1, 137]);
  });
});
