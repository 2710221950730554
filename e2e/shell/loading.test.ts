import { findChunk } from '../fixture/chunk.ts';
import { installClock } from '../fixture/install-clock.ts';
import { expect, test } from '../fixture/test.ts';

test('[SHELL-06] the spinner shows only after 600 ms of loading', async ({ page, watch }) => {
  const released = Promise.withResolvers<void>();
  await installClock(page, watch);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(`**${findChunk('maintenance-page')}`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    history.pushState({}, '', '/maintenance');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const heading = page.getByRole('heading', { level: 1 });
  const spinner = page.getByRole('main').getByText('Loading');
  await expect(heading).toBeHidden();
  await page.clock.runFor(599);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(1);
  await expect(spinner).toBeAttached();
  released.resolve();
  await page.clock.resume();
  await expect(heading).toHaveText('Back soon');
});

test('[SHELL-06] an unreachable node: unknownError with a way to retry, and the form returns', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/Failed to load resource|WebSocket/);
  let isDown = true;
  const retried = Promise.withResolvers<void>();
  const isRequested = ({ origin, pathname }: URL) =>
    origin === stack.rpcUrl || pathname === '/api/exchange/reserves';
  await page.route(isRequested, async (route) => {
    if (isDown) return route.abort();
    await retried.promise;
    return route.continue();
  });
  await page.goto('/swap');
  const alert = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'The network cannot be reached' });
  await expect(alert).toContainText(
    'unknownError: an unknown error occurred while connecting to the wallet network.',
  );
  // From here the node is silent, so that the page cannot recover by itself before the click.
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  retried.resolve();
  await expect(alert).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'To: select a token' }).click();
  await expect(page.getByRole('dialog', { name: 'Select a token' })).toBeVisible();
});
