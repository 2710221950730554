import { expect as expectSoon, type Page } from '@playwright/test';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { z } from 'zod';
import { median } from '../frame/median.ts';
import { watchMainThread } from './main-thread.ts';

/** A first page of a busy machine takes many times the five seconds of the default. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** Each digit produces a new amount, and so a new quote. */
const typed = '123456789';

/** Records when a letter arrives at the page and when a field without the focus gets a new value. */
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

/** The main thread's milliseconds per typed letter: until the page has the new quote, and with layout and paint. */
export type KeystrokeFigures = { readonly quote: number; readonly screen: number };

/** Returns the medians of all typed letters. */
export async function measureKeystroke(
  page: Page,
  { origin, chainId, typings }: { origin: string; chainId: number; typings: number },
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
  for (let typing = 0; typing < typings; typing += 1) {
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
