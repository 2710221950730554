import { expect, test } from '../fixture/test.ts';

test('given a browser too old for the page, then one sentence says so, and no inert control is shown', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
  await page.goto('/swap');
  await expect(page.locator('body')).toHaveText(
    /^This browser is too old for Tradewind\. Use [^.]+ 18\.4 or newer\.$/,
  );
  await expect(page.getByRole('button')).toHaveCount(0);
});
