import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { findSwapCard } from '../fixture/swap-card.ts';
import { addList, findTokenRow, openLists, searchToken } from './list-dialog.ts';
import { inventToken, startListServer, writeList } from './list-server.ts';
import { expect, test } from './list-test.ts';
import { drawPng } from './draw-png.ts';
import { startMedia } from './start-media.ts';

/** Answers of the server of the logos, by the token's symbol. Each but the first is hostile, or none. */
const answers: Record<string, string | ((response: ServerResponse) => void)> = {
  LOGOGOOD: (response) => response.end(drawPng(8)),
  LOGOSVG: '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "script"</script></svg>',
  LOGOFLOOD: (response) => response.end(drawPng(9000)),
  LOGOENDLESS: (response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(65_536)), 1);
    response.on('close', () => clearInterval(timer));
  },
  LOGOABSENT: (response) => response.writeHead(404).end(),
};

const findPicture = (page: Page, symbol: string) => findTokenRow(page, symbol).locator('img');

test('[ART-03] given a list with hostile logos, then the page shows their badges and requests each logo once', async ({
  page,
  stack,
  startWeb,
  watch,
  lists,
}) => {
  const hidden = await startListServer();
  const hiddenUrl = hidden.serve('/logo.png', 'never read');
  const redirect = (response: ServerResponse) => response.writeHead(302, { location: hiddenUrl }).end();
  const logos = {
    ...Object.fromEntries(
      Object.entries(answers).map(([symbol, answer]) => [symbol, lists.serve(`/${symbol}`, answer)]),
    ),
    LOGOREDIRECT: lists.serve('/redirect', redirect),
    LOGOPRIVATE: hiddenUrl,
  };
  const tokens = Object.entries(logos).map(([symbol, logoURI], index) => ({
    ...inventToken(symbol, String(index + 1)),
    logoURI,
  }));
  const list = lists.serve('/list.json', writeList('1.0.0', tokens));
  const media = await startMedia(list);
  const site = await startWeb({
    API_URL: stack.apiUrl,
    RPC_URLS: stack.rpcUrl,
    MEDIA_ORIGIN: media.url,
  });
  watch.allow(new RegExp(`foreign request: ${media.url}/`));
  // The hub accepts the pages of the stack's own site alone.
  watch.allow(/\/stocks/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  try {
    await page.goto(`${site}/swap`);
    const dialog = await openLists(page);
    await addList(dialog, list);
    await dialog.getByRole('button', { name: 'Back to tokens' }).click();
    await searchToken(page, 'logo');
    await test.step('the good one is a picture, the others stay badges', async () => {
      const good = findPicture(page, 'LOGOGOOD');
      await expect(good).toHaveJSProperty('complete', true);
      expect(await good.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(findTokenRow(page, 'LOGOGOOD').locator('[data-letters]')).toHaveCount(0);
      for (const { symbol } of tokens.slice(1)) {
        await expect(findPicture(page, symbol)).toHaveCount(0);
        await expect(findTokenRow(page, symbol).locator('[data-letters]')).toBeVisible();
      }
    });
    await test.step('a failed logo is not requested again, and the hidden server never', async () => {
      await searchToken(page, 'usdc');
      await expect(findTokenRow(page, 'LOGOGOOD')).toBeHidden();
      await searchToken(page, 'logo');
      await expect(findPicture(page, 'LOGOGOOD')).toBeVisible();
      const bad = tokens
        .slice(1)
        .map(({ address }) => requested.filter((url) => url.includes(address)).length);
      expect(bad).toEqual(bad.map(() => 1));
      expect(hidden.countRequests('/logo.png')).toBe(0);
    });
  } finally {
    await page.close();
    await Promise.all([media.stop(), hidden.stop()]);
  }
});

test('[ART-03] the tokens of the default list have logos of the media process', async ({ page }) => {
  await page.goto('/swap');
  const picture = findSwapCard(page).card.locator('img').first();
  await expect(picture).toHaveAttribute('src', /\/media\/logo\/31337\?size=32$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
});
