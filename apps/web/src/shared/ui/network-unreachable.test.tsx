// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkUnreachable } from './network-unreachable.tsx';

afterEach(cleanup);

describe('NetworkUnreachable', () => {
  it('[SHELL-06] shows the unknownError message with a retry button', () => {
    const retry = vi.fn<() => void>();
    render(<NetworkUnreachable onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('unknownError');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
