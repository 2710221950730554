import { chromium, type Browser, type Page } from '@playwright/test';
import { parseEnvironment } from '@tradewind/stack/environment';
import { prepareHome } from '@tradewind/stack/home/prepared-home';
import { createTemporaryHome } from '@tradewind/stack/home/temporary-home';
import { startStack } from '@tradewind/stack/start-stack';
import { z } from 'zod';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { serveLongList } from './list-server.ts';
import { toLoadRows, toProcessorRows } from './load-rows.ts';
import { makePools } from './make-pools.ts';
import { type KeystrokeFigures, measureKeystroke } from './measure-keystroke.ts';
import { type ListFigures, measureList } from './measure-list.ts';
import { type LighthouseFigures, runLighthouse } from './run-lighthouse.ts';
import { measureFirstLoad } from './measure-first-load.ts';

const localChainId = 31_337;
const frameMilliseconds = 1_000 / 60;

/** The page of a demo project; its address has the issuer's account. */
const projectPage = '/launchpad/:ownerAddress/1';

/** The page of the first work that is for sale. */
const workPage = '/nft-megamarket-detail/:id';

type WebLoad = {
  readonly pages: readonly string[];
  /** Whether the works of the market have their pictures. */
  readonly hasFiles: boolean;
  /** Lighthouse visits of each page. */
  readonly visits: number;
  /** Whether one visit more of each page counts the waits for a core. */
  readonly hasWaits: boolean;
  readonly pools: number;
  /** The number of times that the digits of an amount are typed. */
  readonly typings: number;
  /** Scrolled screens of the list. */
  readonly screens: number;
};

const loads: Record<Load, WebLoad> = {
  full: {
    pages: ['/', '/swap', '/pool', '/StakePool', '/launchpad', projectPage, '/nft-megamarket', workPage],
    hasFiles: true,
    visits: 5,
    hasWaits: true,
    pools: 1_000,
    typings: 4,
    screens: 40,
  },
  small: { pages: ['/swap'], hasFiles: false, visits: 1, hasWaits: false, pools: 50, typings: 1, screens: 3 },
};

/** Measures our pages as served in production, in a real browser on the real stack. */
export const webBench: Bench = {
  name: 'web',
  summary:
    'the pages by Lighthouse, a keystroke to its quote over 1,000 pools, a long token list beside one that draws every row',
  run: async (load) => {
    const { pages, hasFiles, visits, hasWaits, pools, typings, screens } = loads[load];
    const list = await serveLongList(localChainId);
    const { home, remove } = createTemporaryHome('bench');
    process.env['TOKEN_LIST_ALLOW_PRIVATE'] = 'true';
    const environment = parseEnvironment({
      TRADEWIND_HOME: home,
      PORT_BASE: '0',
      LOG_LEVEL: 'warn',
      LOCAL_FILES: hasFiles ? 'on' : 'off',
    });
    await prepareHome(environment);
    const stack = await startStack({
      environment,
      mode: 'start',
      webMode: 'production',
      print: (line) => console.error(line),
    });
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    // The whole browser draws a page of its own meanwhile.
    const shellPath = process.env['HEADLESS_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell';
    try {
      // Uploads would take the cores that are measured.
      await stack.demoFiles;
      const firstLoads: Measurement[] = [];
      const visited: LighthouseFigures[] = [];
      for (const page of pages) {
        const url = `${stack.urls.web}${await findPath(stack.urls.web, page)}`;
        const figures = await runLighthouse(url, { executablePath: shellPath, visits, hasWaits });
        visited.push(figures);
        firstLoads.push(...toLoadRows(page, figures, await measureFirstLoad(url)));
      }
      await makePools(stack.urls.rpc, localChainId, pools);
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      try {
        const keystroke = await measureKeystroke(await openPage(browser), {
          origin: stack.urls.web,
          chainId: localChainId,
          typings,
        });
        const ours = await measureOurs(browser, `${stack.urls.web}/swap`, list.listUrl, screens);
        const plain = await measurePlain(browser, list.plainUrl, screens);
        return [
          ...firstLoads,
          ...toProcessorRows(visited),
          ...toKeystrokeRows(pools, keystroke),
          ...toMeasurements(list.count, ours, plain),
        ];
      } finally {
        await browser.close();
      }
    } finally {
      await stack.stop();
      remove();
      await list.stop();
    }
  },
};

async function findPath(webUrl: string, page: string): Promise<string> {
  if (page === projectPage) return findProjectPath(webUrl);
  return page === workPage ? findWorkPath(webUrl) : page;
}

async function findWorkPath(webUrl: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${webUrl}/api/Artworks/market_place`, { method: 'POST', headers, body: '{}' });
  const { data } = z
    .object({ data: z.array(z.object({ id: z.number() })).min(1) })
    .parse(await answer.json());
  return `/nft-megamarket-detail/${data[0]?.id}`;
}

async function findProjectPath(webUrl: string): Promise<string> {
  const answer = await fetch(`${webUrl}/api/Ido/1`);
  const { data } = z
    .object({ data: z.object({ id: z.number(), owner: z.string() }) })
    .parse(await answer.json());
  return `/launchpad/${data.owner}/${data.id}`;
}

/** A page whose waits are for a busy machine. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

function toKeystrokeRows(pools: number, { quote, screen }: KeystrokeFigures): readonly Measurement[] {
  const row = {
    unit: 'ms of main thread',
    better: 'lower',
    peer: { name: 'one frame at 60 Hz', figure: frameMilliseconds },
    aim: 0.96,
  } as const;
  return [
    { name: `keystroke to new quote, ${pools} pools`, ours: quote, ...row },
    { name: 'keystroke to new quote on the screen', ours: screen, ...row },
  ];
}

async function measureOurs(
  browser: Browser,
  url: string,
  listUrl: string,
  screens: number,
): Promise<ListFigures> {
  const page = await openPage(browser);
  await page.goto(url);
  const opener = page.getByRole('button', { name: /^To: / });
  const tokens = page.getByRole('list', { name: 'Tokens' });
  await opener.click();
  await addList(page, listUrl);
  await page.reload();
  // The first opening loads the dialog's code, which the plain page has already loaded.
  await opener.click();
  await tokens.waitFor();
  await page.keyboard.press('Escape');
  await tokens.waitFor({ state: 'hidden' });
  return measureList(page, opener, tokens, screens);
}

async function addList(page: Page, listUrl: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage lists' }).click();
  await page.getByRole('textbox', { name: 'Address of a list' }).fill(listUrl);
  await page.getByRole('button', { name: 'Add list' }).click();
  await page.getByRole('switch', { name: 'Use Long list' }).waitFor();
}

async function measurePlain(browser: Browser, url: string, screens: number): Promise<ListFigures> {
  const page = await openPage(browser);
  await page.goto(url);
  await page.waitForFunction('document.title === "Ready"');
  return measureList(page, page.getByRole('button', { name: 'Open' }), page.getByRole('list'), screens);
}

function toMeasurements(count: number, ours: ListFigures, plain: ListFigures): readonly Measurement[] {
  const milliseconds = { unit: 'ms of main thread', better: 'lower' } as const;
  return [
    { name: `open ${count} tokens`, ...milliseconds, ours: ours.open, peer: toPeer(plain.open), aim: 1 },
    { name: 'a letter of a search', ...milliseconds, ours: ours.letter, peer: toPeer(plain.letter), aim: 1 },
    {
      name: 'a screen scrolled',
      ...milliseconds,
      ours: ours.screen,
      peer: { name: 'one frame at 60 Hz', figure: frameMilliseconds },
      aim: 1,
    },
    {
      name: 'elements',
      unit: 'elements',
      better: 'lower',
      ours: ours.elements,
      peer: toPeer(plain.elements),
      aim: 0.05,
    },
  ];
}

function toPeer(figure: number) {
  return { name: 'every row drawn', figure };
}
