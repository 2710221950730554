// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DialogBoundary } from './dialog-boundary.tsx';
import { lazyPart } from './lazy-part.ts';
import { OptionalPart } from './optional-part.tsx';

const createMissing = () =>
  lazyPart(async (): Promise<{ default: () => null }> => {
    throw new TypeError('Failed to fetch');
  });

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[SHELL-09] given a dialog whose code does not load, then the page stays, and a card offers to reload it or to go on', async () => {
  const Missing = createMissing();
  const close = vi.fn();
  render(
    <>
      <p>the page</p>
      <DialogBoundary onClose={close}>
        <Missing />
      </DialogBoundary>
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByText('the page')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('[SHELL-09] given a dialog that fails, when it is tried again, then it is rendered again', () => {
  let isBroken = true;
  function Content() {
    if (isBroken) throw new Error('broken');
    return <p>the dialog</p>;
  }
  render(
    <DialogBoundary onClose={() => undefined}>
      <Content />
    </DialogBoundary>,
  );
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('the dialog')).toBeTruthy();
});

it('[SHELL-09] given an optional part whose code does not load, then its fallback stays', async () => {
  const Missing = createMissing();
  render(
    <OptionalPart fallback="0x12">
      <Missing />
    </OptionalPart>,
  );
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(document.body.textContent).toBe('0x12');
});
