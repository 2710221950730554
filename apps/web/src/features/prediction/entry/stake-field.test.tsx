// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StakeField } from './stake-field.tsx';

function Form() {
  const [typed, setTyped] = useState('');
  return (
    <StakeField typed={typed} balance={undefined} isDisabled={false} error={undefined} onTyped={setTyped} />
  );
}

/** The text of the field after these keys, one after another. */
function type(keys: string): string {
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  for (const key of keys) fireEvent.change(input, { target: { value: input.value + key } });
  return input.value;
}

afterEach(cleanup);

it.each([
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['0,5', '0.5'],
])('[PRED-05] given an empty stake, when %s is typed key by key, then it is %s', (keys, stake) => {
  expect(type(keys)).toBe(stake);
});
