// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageChoice } from './page-choice.tsx';

afterEach(cleanup);

it('[NFT-01] given a list that is drawn again before the address has the next page, then the page is turned once', async () => {
  const turned = vi.fn<(page: number) => void>();
  const draw = (page: number) => <PageChoice page={page} pageCount={3} onPage={(next) => turned(next)} />;
  const { rerender } = render(draw(1));
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => turned.mock.calls).toEqual([[2]]);
  rerender(draw(1));
  rerender(draw(2));
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => turned.mock.calls).toEqual([[2], [3]]);
});

it('[NFT-01] given several clicks and a number out of range, then the page after the last one counts', async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<PageChoice page={1} pageCount={3} onPage={turned} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  fireEvent.click(next);
  fireEvent.click(next);
  await expect.poll(() => turned.mock.calls).toEqual([[3]]);
  cleanup();
  render(<PageChoice page={2} pageCount={3} onPage={turned} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '9999' } });
  fireEvent.blur(screen.getByRole('textbox'));
  await expect.poll(() => turned.mock.calls).toEqual([[3], [1]]);
});

it('[NFT-01] given Back before the next page is drawn, then a number that is typed then turns to its own page alone', async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<PageChoice page={1} pageCount={3} onPage={turned} />);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => turned.mock.calls).toEqual([[2]]);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await expect.poll(() => box.value).toBe('1');
  fireEvent.change(box, { target: { value: '9999' } });
  fireEvent.submit(box.form!);
  await expect.poll(() => box.value).toBe('1');
  fireEvent.change(box, { target: { value: '3' } });
  fireEvent.submit(box.form!);
  await expect.poll(() => turned.mock.calls).toEqual([[2], [3]]);
});
