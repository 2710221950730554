// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AddressText } from './address-text.tsx';

afterEach(cleanup);

describe('AddressText', () => {
  it('[SHELL-10] shows the error text instead of shortening an invalid address', () => {
    render(<AddressText address="0xnothing" copySubject="address" />);
    expect(screen.getByText("Invalid 'address' parameter")).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[SHELL-10] shows the requested form, with the whole address on hover', () => {
    const address = '0x52908400098527886E0F7030069857D2E4169EE7';
    render(<AddressText address={address} form="card" copySubject="address" />);
    expect(screen.getByTitle(address).textContent).toBe('0x529084…9EE7');
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeDefined();
  });
});
