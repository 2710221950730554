// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPressesBeside } from './watch-presses-beside.ts';

function watchDialog() {
  const dialog = document.createElement('dialog');
  const content = dialog.appendChild(document.createElement('p'));
  const onPress = vi.fn();
  const end = watchPressesBeside(dialog, onPress);
  const press = (target: Element = dialog) =>
    target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  return { content, onPress, end, press };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[TX-04] given a dialog that just opened, when the user clicks beside it repeatedly and fast, then none of the clicks closes it', () => {
  const { onPress, press } = watchDialog();
  for (let click = 0; click < 40; click += 1) {
    press();
    vi.advanceTimersByTime(50);
  }
  expect(onPress).not.toHaveBeenCalled();
});

it('given a dialog of constant size, when the user clicks beside it, then it closes; a click inside does not close it', () => {
  const { content, onPress, press } = watchDialog();
  vi.advanceTimersByTime(600);
  press(content);
  expect(onPress).not.toHaveBeenCalled();
  press();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('given a removed dialog, when the user clicks, then nothing happens', () => {
  const { onPress, end, press } = watchDialog();
  vi.advanceTimersByTime(600);
  end();
  press();
  expect(onPress).not.toHaveBeenCalled();
});
