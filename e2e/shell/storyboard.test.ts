import { expect, test } from '../fixture/test.ts';

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`[SHELL-05] pictures of the gallery, home and the exchange in both themes, ${device}`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize(viewport);
    for (const path of ['/__gallery', '/', '/swap']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const name = `${path.replace(/\W/g, '') || 'home'}-${device}-${colorScheme}.png`;
        await page.screenshot({ path: testInfo.outputPath(name), fullPage: true });
      }
    }
  });
