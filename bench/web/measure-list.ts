import type { Locator, Page } from '@playwright/test';
import { watchMainThread } from './main-thread.ts';

/** The main thread milliseconds of user actions on a long list, on our page or on the plain one. */
export type ListFigures = {
  readonly open: number;
  /** The cost of the median typed letter. */
  readonly letter: number;
  /** The cost of the median scrolled screen. */
  readonly screen: number;
  readonly elements: number;
};

const typed = ['u', 's', 'd', 'c'];

/** Opens the list by a click, scrolls through it and searches it. */
export async function measureList(
  page: Page,
  opener: Locator,
  list: Locator,
  screens: number,
): Promise<ListFigures> {
  const thread = await watchMainThread(page);
  const opening = await thread.measure(async () => {
    await opener.click();
    await list.getByRole('listitem').first().waitFor();
  });
  const elements = await list.locator('*').count();
  const row = await list.getByRole('listitem').first().boundingBox();
  if (!row) throw new Error('The list shows no row.');
  await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2);
  const scrolling: number[] = [];
  for (let screen = 0; screen < screens; screen += 1)
    scrolling.push(await thread.measure(() => page.mouse.wheel(0, 500)));
  await page.getByRole('searchbox').focus();
  const letters: number[] = [];
  for (const letter of typed) letters.push(await thread.measure(() => page.keyboard.press(letter)));
  return { open: opening, letter: findMedian(letters), screen: findMedian(scrolling), elements };
}

function findMedian(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}
