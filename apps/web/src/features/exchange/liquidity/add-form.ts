export type Side = 'a' | 'b';

/** The user's input; the other amount is used only where both are free: for the first deposit of a pool. */
export type AddForm = {
  readonly independentField: Side;
  readonly typedValue: string;
  readonly otherTypedValue: string;
};

export type AddFormAction =
  | { readonly type: 'enter'; readonly field: Side; readonly value: string; readonly isFirst: boolean }
  | { readonly type: 'clear' };

export const emptyAddForm: AddForm = { independentField: 'a', typedValue: '', otherTypedValue: '' };

export function reduceAddForm(form: AddForm, action: AddFormAction): AddForm {
  if (action.type === 'clear') return emptyAddForm;
  const { field, value, isFirst } = action;
  if (!isFirst) return { independentField: field, typedValue: value, otherTypedValue: '' };
  if (field === form.independentField) return { ...form, typedValue: value };
  return { independentField: field, typedValue: value, otherTypedValue: form.typedValue };
}
