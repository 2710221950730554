import { expect, test } from '../fixture/test.ts';

test('[SHELL-01] the pages have the security headers, and a foreign script or request is blocked', async ({
  page,
  watch,
}) => {
  const response = await page.goto('/swap');
  const headers = response!.headers();
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/);
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
  expect(watch.listFaults()).toEqual([]);

  const found = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true';
    document.body.append(script);
    const request = await fetch('https://foreign.example/').then(
      () => 'answered',
      () => 'refused',
    );
    return { request, wasRun: 'wasRun' in globalThis };
  });
  expect(found).toEqual({ request: 'refused', wasRun: false });
  watch.allow(/Content Security Policy|foreign\.example/);
});

/** Possible careless changes of a page, each with the policy rule that blocks it. */
const planted: readonly (readonly [directive: string, plant: () => void])[] = [
  ['script-src', () => document.body.append(Object.assign(document.createElement('script'), { text: ';' }))],
  ['script-src', () => document.body.insertAdjacentHTML('beforeend', '<img alt="" src="/x" onerror="go()">')],
  ['style-src', () => document.body.insertAdjacentHTML('beforeend', '<p style="color:red">')],
  [
    'style-src',
    () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
  ],
  [
    'img-src',
    () => document.body.append(Object.assign(new Image(), { src: 'https://foreign.example/a.png' })),
  ],
  ['connect-src', () => void fetch('https://foreign.example/').catch(() => undefined)],
  ['connect-src', () => void new WebSocket('wss://foreign.example/')],
  ['default-src', () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))],
];

for (const [index, [directive, plant]] of planted.entries())
  test(`[SHELL-01] the watch of every test detects a policy violation of a page: ${directive} (${index + 1})`, async ({
    page,
    watch,
  }) => {
    await page.goto('/maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(watch.listFaults()).toEqual([]);
    await page.evaluate(plant);
    await expect
      .poll(() => watch.listFaults().join())
      .toMatch(new RegExp(`violates the following Content Security Policy directive.*${directive}`));
    watch.allow(/Content Security Policy|foreign\.example/);
  });

test('[SHELL-01] the watch of every test detects a foreign request that no policy blocks', async ({
  page,
  watch,
}) => {
  await page.route('**/maintenance', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.route('https://foreign.example/**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/maintenance');
  await page.evaluate(() => void fetch('https://foreign.example/', { mode: 'no-cors' }));
  await expect.poll(() => watch.listFaults()).toContain('foreign request: https://foreign.example/');
  // The browser treats a response of the test as public, and public pages may not request this machine.
  watch.allow(/foreign\.example|LOCAL_NETWORK|loopback|Failed to load|console/);
});
