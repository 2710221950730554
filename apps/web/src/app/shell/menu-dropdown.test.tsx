// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MenuDropdown } from './menu-dropdown.tsx';

beforeEach(() => {
  render(
    <MemoryRouter>
      <ul>
        <MenuDropdown
          group={{
            kind: 'group',
            label: 'Trade',
            entries: [
              { kind: 'page', isBuilt: true, label: 'Swap', to: '/swap' },
              { kind: 'page', isBuilt: true, label: 'Liquidity', to: '/pool' },
            ],
          }}
        />
      </ul>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Trade' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const nextFrame = () => new Promise(requestAnimationFrame);

describe('MenuDropdown', () => {
  it('[SHELL-02] opens and closes by key, arrow keys move through its links', async () => {
    button().focus();
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    await nextFrame();
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.textContent).toBe('Swap');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    await nextFrame();
    expect(document.activeElement?.textContent).toBe('Liquidity');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await nextFrame();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('[SHELL-02] opens by click and closes by a click outside', async () => {
    fireEvent.click(button(), { detail: 1 });
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    await nextFrame();
    expect(isOpen()).toBe(false);
  });
});
