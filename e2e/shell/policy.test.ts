import { expect, test } from '../fixture/test.ts';

test('[SHELL-01] the pages carry the security headers, and a foreign script or request is refused', async ({
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

  watch.allow(/Content Security Policy|foreign\.example/);
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true';
    document.body.append(script);
    const request = await fetch('https://foreign.example/').then(
      () => 'answered',
      () => 'refused',
    );
    return { request, wasRun: 'wasRun' in globalThis };
  });
  expect(outcome).toEqual({ request: 'refused', wasRun: false });
});
