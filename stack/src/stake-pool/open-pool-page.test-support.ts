import { chromium, type Locator, type Page } from '@playwright/test';
import { type Address, parseUnits } from 'viem';
import type { PoolPart } from './read-stakes.ts';

/** Who opens the page of which pool. */
export interface PoolVisitor {
  readonly webUrl: string;
  readonly pool: Address;
  /** Of the development wallet, from 1 on. */
  readonly demoAccount: number;
  /** Of both tokens of the pool. */
  readonly decimals: number;
}

/** A pool's page that stays open in a browser. */
export interface PoolPage {
  /** What it shows now; fails while it shows no value. */
  readonly read: () => Promise<PoolPart>;
  readonly close: () => Promise<void>;
}

/** Opens the page of a pool once, connected to an account. */
export async function openPoolPage({ webUrl, pool, demoAccount, decimals }: PoolVisitor): Promise<PoolPage> {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env;
  const executablePath = HEADLESS_SHELL_PATH ?? CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${webUrl}/StakePool/${pool}`);
  await connect(page, demoAccount);
  const facts = page.getByRole('region', { name: 'About this pool' });
  const own = page.getByRole('region', { name: 'Staking', exact: true });
  const readAmount = (place: Locator) => readExact(place, decimals);
  await own.waitFor();
  return {
    read: async () => ({
      totalLocked: await readAmount(findDetail(facts, 'Locked')),
      reserved: await readAmount(findDetail(facts, 'Set aside')),
      stakes: await Promise.all((await own.getByRole('listitem').all()).map(readAmount)),
    }),
    close: () => browser.close(),
  };
}

async function connect(page: Page, demoAccount: number): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Development wallet/ })
    .click();
  const prompt = page.getByRole('dialog', { name: 'Connect this page?' });
  await prompt.getByRole('radio', { name: `Demo account ${demoAccount}` }).check();
  await prompt.getByRole('button', { name: 'Accept' }).click();
}

const findDetail = (list: Locator, label: string): Locator =>
  list.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

/** The first amount of a place, from its title, which has every digit. */
async function readExact(place: Locator, decimals: number): Promise<string> {
  const title = await place.locator('[title]').first().getAttribute('title', { timeout: 1_000 });
  return parseUnits(title?.split(' ')[0]?.replaceAll(',', '') ?? '', decimals).toString();
}
