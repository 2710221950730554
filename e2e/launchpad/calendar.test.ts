import { phone } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { createKeyboard } from '../fixture/keyboard.ts';
import { findDay, findWeeks, pressTo, showMonth } from '../fixture/launchpad-calendar.ts';
import { expectList, openList } from '../fixture/launchpad-list.ts';
import { SpecifiedClient } from '../fixture/specified-client.ts';
import { expect, test } from '../fixture/test.ts';

test('[IDO-02] given the calendar of sales, when a visitor uses the keyboard, the buttons, and a phone, then each opens the sale of a day', async ({
  page,
  stack,
}) => {
  const client = new SpecifiedClient(stack.webUrl);
  const { data: helm } = await client.post('/launchpad/detail', { address: '', symbol: 'HELM' });
  const begin = new Date(helm.startOpenIdo * 1000);
  const title = page.getByRole('heading', { level: 1 });
  await openList(page, 'Upcoming');
  await expectNoViolationInThemes(page);

  await test.step('arrows go to the day, and Enter opens its sale', async () => {
    await createKeyboard(page).goTo(page.locator('[data-day][tabindex="0"]'));
    await pressTo(page, 'ArrowLeft', begin);
    const link = findDay(page, begin).getByRole('link', { name: /^HELM/ });
    await expect(link).toHaveAttribute('title', /^Helm, round 1 opens · \d\d:\d\d UTC · /);
    await page.keyboard.press('Enter');
    await expect(title).toContainText('Helm');
    expect(new URL(page.url()).search).toBe('?Upcoming?HELM');
    await page.goBack();
    await expectList(page, 'Upcoming');
  });

  await test.step('another month is read when it is chosen, by a page key too', async () => {
    const day = page.locator('[data-day][tabindex="0"]');
    const { year, month } = toNextMonth(new Date());
    await createKeyboard(page).goTo(day);
    const read = page.waitForRequest((request) => {
      if (!request.url().endsWith('/api/ido/schedule')) return false;
      const body = request.postDataJSON();
      return body.year === year && body.month === month;
    });
    await page.keyboard.press('PageDown');
    await read;
    await expect(day).toBeFocused();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByRole('button', { name: 'Today' })).toHaveCount(0);
    await showMonth(page, begin);
    await expect(findDay(page, begin).getByRole('link', { name: /^HELM/ })).toBeVisible();
  });

  await test.step('a phone has the weeks of the month', async () => {
    await page.setViewportSize(phone);
    const sale = findWeeks(page, begin).getByRole('link', { name: /^Helm, round 1 opens/ });
    await expect(sale).toContainText('UTC');
    await expectNoViolationInThemes(page);
    await sale.click();
    await expect(title).toContainText('Helm');
    expect(new URL(page.url()).search).toBe('?Upcoming?HELM');
  });
});

function toNextMonth(date: Date) {
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1 };
}
