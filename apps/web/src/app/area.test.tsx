// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Area } from './area.tsx';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Area', () => {
  it('[SHELL-09] a failing area keeps the shell, shows and logs the error, and renders again on retry', async () => {
    let isBroken = true;
    function Page() {
      if (isBroken) throw new Error('broken');
      return <p>the page</p>;
    }
    render(
      <>
        <p>the shell</p>
        <Area load={() => Promise.resolve({ default: Page })} />
      </>,
    );
    expect(await screen.findByText('This part of the site stopped working')).toBeDefined();
    expect(screen.getByText('the shell')).toBeDefined();
    expect(logged).toHaveBeenCalledWith('A part of the site failed', expect.any(Error));
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the page')).toBeDefined();
  });

  it('[SHELL-09] an area whose code fails to load offers to reload the page', async () => {
    render(
      <Area load={() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))} />,
    );
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined();
  });
});
