import { describe, expect, it } from 'vitest';
import { countries, defaultPhoneCode, findCountryRule, restrictedCountries } from './country.ts';

describe('[IDO-12] given the countries of the disclaimer, then', () => {
  it('each of the 249 has one code and a phone code', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(countries.filter(({ phoneCode }) => !(phoneCode > 0 && phoneCode < 10_000))).toEqual([]);
  });

  it('the form begins with one of them, and its phone code is not restricted', () => {
    const begins = countries.filter(({ phoneCode }) => phoneCode === defaultPhoneCode);
    expect(begins.map(({ code }) => findCountryRule(code))).toEqual(['allowed']);
  });

  it.each(['US', 'SG', 'MY', 'CN', 'TR', 'IR'])('%s is restricted', (code) =>
    expect(findCountryRule(code)).toBe('restricted'),
  );

  it('each restricted one is a country, once', () => {
    expect(restrictedCountries.map(findCountryRule).filter((rule) => rule !== 'restricted')).toEqual([]);
    expect(new Set(restrictedCountries).size).toBe(restrictedCountries.length);
  });

  it('a country that shares the phone code of a restricted one is allowed', () =>
    expect(findCountryRule('CA')).toBe('allowed'));

  it.each(['', 'XX', 'ZZ', 'us', 'USA', '84'])('%j is no country', (code) =>
    expect(findCountryRule(code)).toBe('unknown'),
  );
});
