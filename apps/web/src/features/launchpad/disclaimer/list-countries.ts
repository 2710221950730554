import {
  countries,
  type Country,
  defaultPhoneCode,
  restrictedCountries,
} from '@tradewind/rules/launchpad/country';
import { languageCode } from '../../../shared/message/language-code.ts';

export type NamedCountry = Country & { readonly name: string; readonly flag: string };

const flagOffset = 0x1_f1_e6 - 'A'.charCodeAt(0);

/** Every country by its name in the language of the page, with its flag. */
export function listCountries(): readonly NamedCountry[] {
  const names = new Intl.DisplayNames([languageCode], { type: 'region' });
  return countries
    .map((country) => ({
      ...country,
      name: names.of(country.code) ?? country.code,
      flag: toFlag(country.code),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, languageCode));
}

/** The names of the territories whose residents can't join. */
export function listTerritories(named: readonly NamedCountry[]): readonly string[] {
  return restrictedCountries.flatMap((code) => named.find((country) => country.code === code)?.name ?? []);
}

/** The country that the form begins with (IDO-12). */
export function findDefaultCountry(named: readonly NamedCountry[]): NamedCountry | undefined {
  return named.find(({ phoneCode }) => phoneCode === defaultPhoneCode);
}

function toFlag(code: string): string {
  return String.fromCodePoint(...code.split('').map((letter) => letter.charCodeAt(0) + flagOffset));
}
