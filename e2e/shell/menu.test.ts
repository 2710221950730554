import { expect, test } from '../fixture/test.ts';

/** The menu of SHELL-02: groups with their entries; those that begin with http are external. */
const groups: Record<string, Record<string, string>> = {
  Trade: { Exchange: '/swap', Liquidity: '/pool', 'All pools': '/pools', Tokens: '/tokens' },
  NFT: {
    Megamarket: '/nft-megamarket',
    'Genesis Market': '/genesis-market',
    'Stake NFT': '/stakeNFT',
    'My NFT Artworks': '/my-artworks',
  },
  Pools: {
    'Start Pools': 'https://pools.tradewind.example/start',
    'IDO Pools': 'https://pools.tradewind.example/ido',
    'Launch Pools': '/StakePool',
  },
  More: {
    'INO Launchpad Coming soon': '/ino',
    'Source code': 'https://code.tradewind.example',
    Docs: 'https://docs.tradewind.example',
    Blog: 'https://blog.tradewind.example',
    'Audit 1': 'https://docs.tradewind.example/audit-1',
    'Audit 2': 'https://docs.tradewind.example/audit-2',
    'Audit 3': 'https://docs.tradewind.example/audit-3',
  },
};
const singles: Record<string, string> = {
  Home: '/',
  'IDO Launchpad': '/launchpad',
  Farms: 'https://farms.tradewind.example',
  Prediction: '/prediction',
};

const toName = (label: string) => new RegExp(`^${label}( \\(opens in a new tab\\))?$`);

test('[SHELL-02] by mouse: groups open under the pointer, every entry exists and leads to its path', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [label, href] of Object.entries(singles))
    await expect(menu.getByRole('link', { name: toName(label) })).toHaveAttribute('href', href);
  for (const [group, entries] of Object.entries(groups)) {
    await menu.getByRole('button', { name: group }).hover();
    await expect(menu.getByRole('button', { name: group })).toHaveAttribute('aria-expanded', 'true');
    for (const [label, href] of Object.entries(entries)) {
      const link = menu.getByRole('link', { name: toName(label) });
      await expect(link).toHaveAttribute('href', href);
      if (href.startsWith('http')) await expect(link).toHaveAttribute('target', '_blank');
    }
  }
  await menu.getByRole('button', { name: 'NFT' }).hover();
  await menu.getByRole('link', { name: 'Genesis Market' }).click();
  await expect(page).toHaveURL('/genesis-market');
  await expect(menu.getByRole('link', { name: 'Genesis Market' })).toBeHidden();
});

test('[SHELL-02] by keyboard: from the top of the page to an entry of a group and back by Escape', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const trade = menu.getByRole('button', { name: 'Trade' });
  await expect(trade).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Exchange' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Exchange' })).toBeHidden();
  await expect(trade).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Exchange' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pool');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[SHELL-02] the bottom bar leads to the main pages and the drawer to all others', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Quick menu' });
    await bar.getByRole('link', { name: 'Exchange' }).tap();
    await expect(page).toHaveURL('/swap');
    await bar.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const [label, href] of Object.entries(Object.assign({}, singles, ...Object.values(groups))))
      await expect(drawer.getByRole('link', { name: toName(label) })).toHaveAttribute('href', String(href));
    await expect(drawer.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    await drawer.getByRole('link', { name: 'Launch Pools' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/StakePool');
  });
});
