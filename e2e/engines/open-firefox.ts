import { launch, type Page, ProtocolError } from 'puppeteer-core';
import type { Engine, Proxy, Size } from './engine.ts';
import { requireProgram } from './require-program.ts';

/** Debian's older Firefox sets the size, and does not know the command of the orientation that is sent with it. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!(error instanceof ProtocolError && error.message.includes('unknown command'))) throw error;
  });
}

/** Opens Debian's Firefox and drives it with WebDriver BiDi. */
export async function openFirefox(proxy: Proxy): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: requireProgram('FIREFOX_PATH', 'firefox-esr'),
    headless: true,
    extraPrefsFirefox: {
      // Without a graphics card, motion takes a whole core.
      'ui.prefersReducedMotion': 1,
      'network.proxy.type': 1,
      'network.proxy.http': proxy.host,
      'network.proxy.http_port': proxy.port,
      'network.proxy.allow_hijacking_localhost': true,
    },
    // The page's own waits have their own limits.
    protocolTimeout: 60_000,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (size) => resize(page, size),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press('Escape'),
    run: (script, ...parameters) =>
      page.evaluate(`(${script.toString()}).apply(null, ${JSON.stringify(parameters)})`) as never,
    close: () => browser.close(),
  };
}
