// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeRegion } from './notice-region.tsx';
import { dismissNotice, showNotice, transactionNoticeMs, useNoticeStore } from './notice-store.ts';

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const show = (title: string, durationMs: number) =>
  act(() => void showNotice({ tone: 'information', title, durationMs }));

const listTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  useNoticeStore.setState({ notices: [] });
  cleanup();
  vi.useRealTimers();
});

describe('notices', () => {
  it('[POP-01] disappear after 15 s, and after 2 s for a transaction', () => {
    render(<NoticeRegion />);
    act(() => {
      showNotice({ tone: 'information', title: 'List updated' });
      showNotice({ tone: 'success', title: 'Swapped', durationMs: transactionNoticeMs });
    });
    pass(2_000);
    expect(screen.queryByText('Swapped')).toBeNull();
    pass(12_999);
    expect(screen.queryByText('List updated')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('List updated')).toBeNull();
  });

  it('[POP-01] stay while the focus is in them', () => {
    render(<NoticeRegion />);
    act(() => void showNotice({ tone: 'error', title: 'Failed', durationMs: 2_000 }));
    fireEvent.focusIn(screen.getByText('Failed'));
    pass(10_000);
    expect(screen.queryByText('Failed')).not.toBeNull();
  });

  it('[POP-01] stay while the pointer is on them and disappear when it has left', () => {
    render(<NoticeRegion />);
    act(() => void showNotice({ tone: 'error', title: 'Failed', durationMs: 2_000 }));
    const card = screen.getByRole('listitem');
    fireEvent.mouseEnter(card);
    pass(10_000);
    expect(screen.queryByText('Failed')).not.toBeNull();
    fireEvent.mouseLeave(card);
    pass(2_000);
    expect(screen.queryByText('Failed')).toBeNull();
  });

  it('[POP-01] are announced to screen readers with their kind', () => {
    render(<NoticeRegion />);
    act(() => void showNotice({ tone: 'error', title: 'Failed' }));
    const list = screen.getByRole('list');
    expect(list.getAttribute('aria-live')).toBe('polite');
    expect(list.textContent).toContain('Error: Failed');
  });

  it('[POP-01] given a notice with a page, when its link is followed, then the page opens and the notice is gone', () => {
    render(
      <MemoryRouter>
        <NoticeRegion />
        <Routes>
          <Route path="/pool" element="The pool" />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>,
    );
    act(
      () =>
        void showNotice({
          tone: 'information',
          title: 'Done',
          page: { label: 'Look', path: '/pool' },
        }),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Look' }));
    expect(screen.queryByText('The pool')).not.toBeNull();
    expect(screen.queryByText('Done')).toBeNull();
  });

  it('[POP-01] given more lasting notices than the screen holds, then the latest show, and older ones come one by one', () => {
    render(<NoticeRegion />);
    for (const title of ['1', '2', '3', '4', '5', '6']) show(title, Number.POSITIVE_INFINITY);
    expect(listTexts()).toEqual(['Note: 3', 'Note: 4', 'Note: 5', 'Note: 6', '2 older noticesDismiss all']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss notice' })[3]!);
    expect(listTexts()).toEqual(['Note: 2', 'Note: 3', 'Note: 4', 'Note: 5', '1 older noticeDismiss all']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('[POP-01] given a screen full of lasting notices, then a passing one shows, and is gone behind the next', () => {
    render(<NoticeRegion />);
    for (const title of ['1', '2', '3', '4']) show(title, Number.POSITIVE_INFINITY);
    show('Failed', 15_000);
    expect(screen.queryByText('Failed')).not.toBeNull();
    for (const title of ['5', '6', '7', '8']) show(title, Number.POSITIVE_INFINITY);
    expect(useNoticeStore.getState().notices.map(({ title }) => title)).not.toContain('Failed');
  });

  it('one with the same key replaces the earlier one', () => {
    showNotice({ tone: 'information', title: 'Sent', key: 'tx' });
    showNotice({ tone: 'success', title: 'Done', key: 'tx' });
    expect(useNoticeStore.getState().notices.map(({ title }) => title)).toEqual(['Done']);
    dismissNotice('tx');
    expect(useNoticeStore.getState().notices).toEqual([]);
  });
});
