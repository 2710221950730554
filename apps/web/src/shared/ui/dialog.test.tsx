// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

/** A page with a dialog, and with the button that opened it while that exists. */
function Page({ isOpen, hasOpener }: { isOpen: boolean; hasOpener: boolean }) {
  return (
    <main tabIndex={-1}>
      {hasOpener && <button type="button">Swap</button>}
      <Dialog isOpen={isOpen} onClose={() => {}} title="Confirm Swap">
        <button type="button">Confirm</button>
      </Dialog>
    </main>
  );
}

it('[SHELL-05] given a dialog whose opener is gone, when it closes, then the focus is in the page', async () => {
  const { rerender } = render(<Page isOpen={false} hasOpener />);
  screen.getByRole('button', { name: 'Swap' }).focus();
  rerender(<Page isOpen hasOpener={false} />);
  rerender(<Page isOpen={false} hasOpener={false} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('[SHELL-05] given a dialog whose opener is still there, when it closes, then the focus is not moved from it', async () => {
  const { rerender } = render(<Page isOpen hasOpener />);
  screen.getByRole('button', { name: 'Swap' }).focus();
  rerender(<Page isOpen={false} hasOpener />);
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Swap' }));
});

it('[SHELL-05] given a focused control that the content of a dialog loses, then the focus is on the dialog', () => {
  const { rerender } = render(
    <Dialog isOpen onClose={() => {}} title="Confirm Swap">
      <button type="button">Approve</button>
    </Dialog>,
  );
  screen.getByRole('button', { name: 'Approve' }).focus();
  rerender(
    <Dialog isOpen onClose={() => {}} title="Waiting for confirmation">
      Confirm this transaction in your wallet
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});
