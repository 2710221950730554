import { readLayoutShift, watchLayoutShift } from '../fixture/layout-shift.ts';
import { expect, test } from '../fixture/test.ts';

test.use({ viewport: { width: 412, height: 823 } });

for (const path of ['/', '/swap', '/pool', '/pools', '/tokens', '/approvals'])
  test(`[SHELL-05] given a phone, when ${path} loads until the network answers, then nothing on it moves`, async ({
    page,
  }) => {
    await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(/Block [\d,]+/);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
  });
