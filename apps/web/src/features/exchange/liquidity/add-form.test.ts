import { describe, expect, it } from 'vitest';
import { type AddFormAction, emptyAddForm, reduceAddForm } from './add-form.ts';

const type = (...actions: Omit<Extract<AddFormAction, { type: 'enter' }>, 'type'>[]) =>
  actions.reduce((form, action) => reduceAddForm(form, { type: 'enter', ...action }), emptyAddForm);

describe('reduceAddForm', () => {
  it('[LIQ-02] the side typed last is exact, the other is computed from the price', () => {
    const form = type({ field: 'a', value: '1', isFirst: false }, { field: 'b', value: '2', isFirst: false });
    expect(form).toEqual({ independentField: 'b', typedValue: '2', otherTypedValue: '' });
  });

  it('[LIQ-02] the first provider enters both sides', () => {
    const form = type(
      { field: 'a', value: '1', isFirst: true },
      { field: 'b', value: '2', isFirst: true },
      { field: 'b', value: '3', isFirst: true },
    );
    expect(form).toEqual({ independentField: 'b', typedValue: '3', otherTypedValue: '1' });
    expect(reduceAddForm(form, { type: 'clear' })).toEqual(emptyAddForm);
  });
});
