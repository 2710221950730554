// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account, alice } from '../../../../test-support/known.ts';
import { useHeldView } from './use-held-view.ts';

const of = (owner: typeof account | undefined, amount: string) => ({
  session: owner && { account: owner },
  amount,
});

function renderView() {
  const { result, rerender } = renderHook(useHeldView, { initialProps: of(account, 'old') });
  return {
    findAmount: () => result.current.shown.amount,
    open: () => act(() => result.current.hold()),
    close: () => act(() => result.current.release()),
    show: rerender,
  };
}

afterEach(cleanup);

describe('useHeldView', () => {
  it('[LIQ-05] [LIQ-08] given an open dialog, then its terms stay until it is closed', () => {
    const { findAmount, open, close, show } = renderView();
    open();
    show(of(account, 'new'));
    expect(findAmount()).toBe('old');
    close();
    expect(findAmount()).toBe('new');
  });

  it.each([
    ['locks the wallet', undefined],
    ['switches the account', alice],
  ])(
    '[LIQ-05] [LIQ-08] given an open dialog, when the user %s and comes back, then the terms are those of the form',
    (_, other) => {
      const { findAmount, open, show } = renderView();
      open();
      show(of(other, 'other'));
      expect(findAmount()).toBe('other');
      show(of(account, 'new'));
      expect(findAmount()).toBe('new');
    },
  );

  it('[LIQ-08] given shown terms, when they are opened again, then the same are kept, not those of an emptied form', () => {
    const { findAmount, open, show } = renderView();
    open();
    show(of(account, ''));
    open();
    expect(findAmount()).toBe('old');
  });
});
