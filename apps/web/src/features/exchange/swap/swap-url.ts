import { nativeId } from '../../../shared/token-list/currency.ts';
import { isAddressText } from '../../../shared/ui/address.ts';
import { toAmountText } from '../../../shared/ui/amount-text.ts';
import type { SwapField } from '../quote/quote.ts';
import type { SwapForm } from './swap-form.ts';

/** The currency ids that a link may contain, in the form's spelling, or nothing. */
export type FindCurrencyId = (written: string) => string | undefined;

/** The form of a link's query; each invalid value is ignored separately. */
export function parseSwapUrl(search: string, findCurrencyId: FindCurrencyId): SwapForm {
  const query = new URLSearchParams(search);
  const named = (name: string) => findCurrencyId(query.get(name) ?? '');
  const outputId = named('outputCurrency');
  const inputId = named('inputCurrency') ?? (outputId === nativeId ? undefined : nativeId);
  return {
    inputId,
    outputId: outputId === inputId ? undefined : outputId,
    exactField: query.get('exactField')?.toLowerCase() === 'output' ? 'output' : 'input',
    typedAmount: parseExactAmount(query.get('exactAmount')),
    recipient: parseRecipient(query.get('recipient')),
  };
}

/** The query of a link that restores the form, with its question mark; empty for nothing chosen. */
export function formatSwapUrl(form: SwapForm): string {
  const query = new URLSearchParams();
  if (form.inputId !== undefined) query.set('inputCurrency', form.inputId);
  if (form.outputId !== undefined) query.set('outputCurrency', form.outputId);
  if (form.typedAmount !== '') query.set('exactAmount', form.typedAmount);
  if (form.exactField === 'output') query.set('exactField', 'output');
  if (form.recipient) query.set('recipient', form.recipient);
  return query.size > 0 ? `?${query}` : '';
}

/** The addresses of unknown tokens in a link, by their field. */
export function listLinkedAddresses(search: string, findCurrencyId: FindCurrencyId): LinkedAddress[] {
  const query = new URLSearchParams(search);
  return (['input', 'output'] as const).flatMap((field) => {
    const written = query.get(`${field}Currency`)?.toLowerCase() ?? '';
    return isAddressText(written) && findCurrencyId(written) === undefined
      ? [{ field, address: written }]
      : [];
  });
}

export type LinkedAddress = { readonly field: SwapField; readonly address: `0x${string}` };

function parseExactAmount(written: string | null): string {
  return written !== null && /^\d*[.,]?\d*$/.test(written) ? (toAmountText(written) ?? '') : '';
}

function parseRecipient(written: string | null): string | null {
  const recipient = written?.replaceAll(/\s+/g, '') ?? '';
  return /^0x[0-9a-f]{40}$/i.test(recipient) || /^[^.]+(\.[^.]+)+$/.test(recipient) ? recipient : null;
}
