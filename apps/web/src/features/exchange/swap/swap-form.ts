import type { SwapField } from '../quote/quote.ts';

/** The user's input; everything else on the card is derived from it and the chain. */
export type SwapForm = {
  readonly inputId: string | undefined;
  readonly outputId: string | undefined;
  readonly exactField: SwapField;
  readonly typedAmount: string;
  /** The recipient of the output; `null` is the account itself. */
  readonly recipient: string | null;
};

export type SwapFormAction =
  | { readonly type: 'select'; readonly field: SwapField; readonly currencyId: string }
  | { readonly type: 'enter'; readonly field: SwapField; readonly amount: string }
  | { readonly type: 'switch' }
  | { readonly type: 'send-to'; readonly recipient: string | null }
  | { readonly type: 'replace'; readonly form: SwapForm };

export function reduceSwapForm(form: SwapForm, action: SwapFormAction): SwapForm {
  switch (action.type) {
    case 'select':
      return selectCurrency(form, action.field, action.currencyId);
    case 'enter':
      return { ...form, exactField: action.field, typedAmount: action.amount };
    case 'switch':
      return {
        ...form,
        inputId: form.outputId,
        outputId: form.inputId,
        exactField: oppositeField(form.exactField),
      };
    case 'send-to':
      return { ...form, recipient: action.recipient?.replaceAll(/\s+/g, '') ?? null };
    case 'replace':
      break;
  }
  return action.form;
}

function oppositeField(field: SwapField): SwapField {
  return field === 'input' ? 'output' : 'input';
}

/** Choosing the currency of the other side reverses the trade. */
function selectCurrency(form: SwapForm, field: SwapField, currencyId: string): SwapForm {
  const other = field === 'input' ? form.outputId : form.inputId;
  if (currencyId === other) return reduceSwapForm(form, { type: 'switch' });
  return field === 'input' ? { ...form, inputId: currencyId } : { ...form, outputId: currencyId };
}
