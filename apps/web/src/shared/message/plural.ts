import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { languageCode } from './language-code.ts';

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a text for a count, by the rules of the page's language, where `#` is the count: `{ one: '# token', … }`. */
export function plural(count: number | bigint, forms: Forms): string {
  const form = forms[new Intl.PluralRules(languageCode).select(Number(count))] ?? forms.other;
  return form.replace('#', toGroupedText(String(count)));
}
