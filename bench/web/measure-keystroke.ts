import { expect, type Page } from '@playwright/test';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { z } from 'zod';
import { median } from '../frame/median.ts';
import { watchMainThread } from './main-thread.ts';

/** Digits that make a new amount each time, and so a new quote. */
const typed = '123456789';
const rounds = 4;

/** Notes when a letter arrives at the page and when another value stands in a field that nobody types in. */
const noteTimes = `(() => {
  const times = (globalThis.keystrokeTimes = []);
  let startedAt;
  addEventListener('input', () => { startedAt = performance.now(); }, { capture: true });
  const { set, ...rest } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...rest,
    set(value) {
      const isNew = this !== document.activeElement && this.value !== value;
      set.call(this, value);
      if (!isNew || value === '' || startedAt === undefined) return;
      times.push(performance.now() - startedAt);
      startedAt = undefined;
    },
  });
})()`;

/** Milliseconds of the main thread for a letter typed into the amount: until the page holds the new quote, and with its layout and paint. */
export type KeystrokeFigures = { readonly quote: number; readonly screen: number };

/** The medians of all that were typed. */
export async function measureKeystroke(
  page: Page,
  origin: string,
  chainId: number,
): Promise<KeystrokeFigures> {
  await page.addInitScript(noteTimes);
  const output = findExchangeDeployment(chainId)?.commonTokens.at(-1)?.toLowerCase();
  await page.goto(`${origin}/swap?outputCurrency=${output}&exactAmount=1`);
  const from = page.getByRole('textbox', { name: /^From/ });
  const to = page.getByRole('textbox', { name: /^To/ });
  await expect(to).not.toHaveValue('');
  await from.fill('');
  const thread = await watchMainThread(page);
  const screens: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const digit of typed) {
      const before = await to.inputValue();
      screens.push(await thread.measure(() => from.press(digit)));
      await expect(to).not.toHaveValue(before);
    }
    await from.fill('');
  }
  const times = z.array(z.number()).parse(await page.evaluate('globalThis.keystrokeTimes'));
  if (times.length < screens.length) throw new Error(`Only ${times.length} quotes were drawn.`);
  return { quote: median(times), screen: median(screens) };
}
