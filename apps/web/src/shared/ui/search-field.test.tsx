// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

function Search() {
  const [typed, setTyped] = useState('');
  return <SearchField label="Search pools" value={typed} onValueChange={setTyped} />;
}

it('[TOK-01] given a typed search, when its button is pressed, then the field is empty, has the focus, and the button is gone', () => {
  render(<Search />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search pools' });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: 'cake' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear text' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button')).toBeNull();
});
