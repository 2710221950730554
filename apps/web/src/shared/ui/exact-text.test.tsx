// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExactText } from './exact-text.tsx';

afterEach(cleanup);

const exact = '1.234567890123456789 BUSD';

function renderAmount(): HTMLElement {
  render(
    <p>
      You pay <ExactText exact={exact}>1.234 BUSD</ExactText> at most
    </p>,
  );
  return screen.getByTitle(exact);
}

/** Copies a selection in a node; answers the text that the page writes instead, if any. */
function copy(amount: HTMLElement, selected: Node, end?: number): string | undefined {
  const range = document.createRange();
  range.selectNodeContents(selected);
  if (end !== undefined) range.setEnd(selected, end);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  const setData = vi.fn<(type: string, text: string) => void>();
  const event = createEvent.copy(amount, { clipboardData: { setData } });
  fireEvent(amount, event);
  expect(event.defaultPrevented).toBe(setData.mock.calls.length > 0);
  return setData.mock.calls[0]?.[1];
}

it.each([
  [undefined, exact],
  [3, '1.234567890123456789'],
])(
  '[SWAP-08] given a selection inside an amount with few digits, when it is copied, then all digits are copied (end: %s)',
  (end, copied) => {
    const amount = renderAmount();
    expect(copy(amount, amount.firstChild!, end)).toBe(copied);
  },
);

it('[SWAP-08] given a selection beyond the amount, or none, when it is copied, then it is copied as it is', () => {
  const amount = renderAmount();
  expect(copy(amount, amount.parentElement!)).toBeUndefined();
  expect(copy(amount, amount.firstChild!, 0)).toBeUndefined();
});
