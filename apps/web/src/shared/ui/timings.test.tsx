// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Spinner } from './spinner.tsx';
import { Switch } from './switch.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';
import { quickThrottleMs } from './use-throttled-callback.ts';

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('timings', () => {
  it('[SHELL-11] a button takes one click in 200 ms', () => {
    const click = vi.fn<() => void>();
    render(<Button onClick={click}>Swap</Button>);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    pass(199);
    fireEvent.click(button);
    expect(click).toHaveBeenCalledTimes(1);
    pass(1);
    fireEvent.click(button);
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('[SHELL-11] an upload button takes one click in 100 ms', () => {
    const click = vi.fn<() => void>();
    render(
      <Button onClick={click} throttleMs={quickThrottleMs}>
        Upload
      </Button>,
    );
    for (const wait of [0, 99, 1]) {
      pass(wait);
      fireEvent.click(screen.getByRole('button'));
    }
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('[SHELL-11] a switch takes one change in 100 ms', () => {
    const toggle = vi.fn<(isOn: boolean) => void>();
    render(<Switch label="Expert mode" isOn={false} onToggle={toggle} />);
    for (const wait of [0, 99, 1]) {
      pass(wait);
      fireEvent.click(screen.getByRole('switch'));
    }
    expect(toggle).toHaveBeenCalledTimes(2);
    expect(toggle).toHaveBeenCalledWith(true);
  });

  it('a busy button takes no click', () => {
    const click = vi.fn<() => void>();
    render(
      <Button onClick={click} isBusy>
        Swap
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(click).not.toHaveBeenCalled();
  });

  it('[SHELL-11] a page change takes effect 200 ms after the last change', () => {
    const { result, rerender } = renderHook(({ page }) => useDebouncedValue(page), {
      initialProps: { page: 1 },
    });
    rerender({ page: 2 });
    pass(150);
    rerender({ page: 3 });
    pass(199);
    expect(result.current).toBe(1);
    pass(1);
    expect(result.current).toBe(3);
  });

  it('[SHELL-11] a copied value shows Copied for one second', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<CopyButton text="0xabc" subject="address" />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await act(() => Promise.resolve());
    expect(writeText).toHaveBeenCalledWith('0xabc');
    expect(screen.getByText('Copied')).toBeDefined();
    pass(999);
    expect(screen.queryByText('Copied')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
    vi.unstubAllGlobals();
  });

  it.each([
    ['there is no clipboard, as on plain http', {}],
    ['the browser refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ])('[SHELL-11] where %s, it says so and selects the whole text', async (_case, navigator) => {
    vi.stubGlobal('navigator', navigator);
    render(<CopyButton text="0xabcdef" subject="address" />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await act(() => Promise.resolve());
    expect(screen.getByText('This browser can’t copy here. Copy it yourself:')).toBeDefined();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'address' });
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('0xabcdef');
    expect(screen.queryByText('Copied')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('[SHELL-06] a spinner appears only after 600 ms', () => {
    render(<Spinner label="Loading pools" />);
    pass(599);
    expect(screen.queryByText('Loading pools')).toBeNull();
    pass(1);
    expect(screen.getByText('Loading pools')).toBeDefined();
  });
});
