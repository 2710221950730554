import type { Locator, Page } from '@playwright/test';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/fault-test.ts';

/** Opens the dialog of the nodes from the footer. */
async function openNodes(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Network nodes' }).click();
  return findDialog(page);
}

function findDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Network nodes' });
}

function findNode(page: Page, url: string): Locator {
  return findDialog(page)
    .getByRole('listitem')
    .filter({ hasText: new URL(url).host });
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

async function nameOwnNode(dialog: Locator, url: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Address of the node (RPC URL)' }).fill(url);
  await dialog.getByRole('button', { name: 'Check and use' }).click();
}

test('[CHAIN-01] the panel shows the state of each node: latency, block, blocks behind, last error', async ({
  page,
  startNode,
  startSite,
}) => {
  const [good, limited, behind, other] = [
    await startNode(),
    await startNode(),
    await startNode(),
    await startNode(),
  ];
  limited.fail('limited');
  behind.stayAt(1n);
  other.fail('wrong-chain');
  const site = await startSite([good.url, limited.url, behind.url, other.url]);
  await page.addInitScript(() => void (Math.random = () => 0));
  await page.goto(site);
  await openNodes(page);
  await expect(findNode(page, good.url)).toContainText(/In use\s*Works well/);
  await expect(findNode(page, good.url)).toContainText(/Answers in\d+ ms.*Block[\d,]+.*Behind by0 blocks/);
  await expect(findNode(page, good.url)).toContainText('Last errorNone');
  await expect(findNode(page, limited.url)).toContainText('Does not answer');
  await expect(findNode(page, limited.url)).toContainText('429: Too Many Requests');
  await expect(findNode(page, limited.url).getByText('Unknown: the node does not answer')).toHaveCount(3);
  await expect(findNode(page, behind.url)).toContainText(/Behind.*Block1Behind by[\d,]{2,} blocks/);
  await expect(findNode(page, other.url)).toContainText('Of another network');

  limited.fail('none');
  await expect(findNode(page, limited.url)).toContainText('Works well');
});

test('[CHAIN-01] an own node is checked, used first before the others, kept over a reload, and removed', async ({
  page,
  watch,
  startNode,
  startSite,
}) => {
  const [configured, own] = [await startNode(), await startNode()];
  const site = await startSite([configured.url]);
  watch.allow(new RegExp(`foreign request: ${own.url}`));
  await page.goto(site + toSwapUrl({ from: 'BNB', to: 'XVS', amount: '1' }));
  const { to } = findSwapCard(page);
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  expect(own.countRequests()).toBe(0);
  const secretUrl = `${own.url}/secret-key`;
  await nameOwnNode(await openNodes(page), secretUrl);
  const dialog = findDialog(page);
  await expect(dialog).toContainText('Your node is asked first. When it fails, the others take over.');
  await expect(findNode(page, own.url)).toContainText(/Your node\s*In use/);
  expect(await page.evaluate(() => document.cookie)).toBe(`tradewind-node=${own.url}`);

  await page.reload();
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  // Requests of the page before the reload have ended.
  await page.waitForLoadState('networkidle');
  const before = configured.countRequests();
  await page.reload();
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  expect(configured.countRequests()).toBe(before);

  own.fail('down');
  await page.reload();
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  expect(configured.countRequests()).toBeGreaterThan(before);

  await (await openNodes(page)).getByRole('button', { name: 'Remove' }).click();
  await expect(findNode(page, own.url)).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  own.fail('none');
  const requested = own.countRequests();
  await page.reload();
  await expect(to).toHaveValue(/^\d+\.\d+$/);
  expect(own.countRequests()).toBe(requested);
});

test('[CHAIN-01] a node of another network, a silent one and an invalid address are rejected and never used', async ({
  page,
  watch,
  startNode,
  startSite,
}) => {
  const [configured, own] = [await startNode(), await startNode()];
  const site = await startSite([configured.url]);
  watch.allow(new RegExp(`foreign request: ${own.url}`));
  own.fail('wrong-chain');
  await page.goto(site);
  const dialog = await openNodes(page);
  for (const wrong of [
    'http://node.example',
    'https://*',
    'node.example',
    'https://user:pass@node.example',
  ]) {
    await nameOwnNode(dialog, wrong);
    await expect(dialog.getByRole('alert')).toHaveText('Enter an address that starts with https://');
  }
  await nameOwnNode(dialog, own.url);
  await expect(dialog.getByRole('alert')).toContainText(
    'It is a node of another network (id 56), not of Local BSC.',
  );
  // The error is shown once, and the address can be corrected.
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await expect(findNode(page, own.url)).toHaveCount(0);
  const address = dialog.getByRole('textbox', { name: 'Address of the node (RPC URL)' });
  await expect(address).toHaveValue(own.url);
  await nameOwnNode(dialog, `${own.url}/mistyped^`);
  await expect(address).toHaveValue(`${own.url}/mistyped^`);
  await page.reload();
  await expect(findDialog(page)).toBeHidden();
  await openNodes(page);
  await nameOwnNode(dialog, own.url);
  await expect(address).toHaveValue(own.url);
  own.fail('limited');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('429: Too Many Requests');
  own.stayAt(1n);
  own.fail('none');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    /does not know the exchange|blocks behind the network/,
  );
  own.stayAt(undefined);
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog).toContainText('Your node is asked first.');
});

test('[CHAIN-01] given a cookie alone, then the page uses no other node, and a forged one widens no policy', async ({
  page,
  startNode,
  startSite,
}) => {
  const [configured, foreign] = [await startNode(), await startNode()];
  const site = await startSite([configured.url]);
  await page.context().addCookies([{ name: 'tradewind-node', value: foreign.url, url: site }]);
  await page.goto(site + toSwapUrl({ from: 'BNB', to: 'XVS', amount: '1' }));
  await expect(findSwapCard(page).to).toHaveValue(/^\d+\.\d+$/);
  expect(foreign.countRequests()).toBe(0);

  const policyOf = async (cookie: string) =>
    (await fetch(site, { headers: { cookie } })).headers.get('content-security-policy');
  expect(await policyOf('tradewind-node=https://node.example *')).toBe(await policyOf(''));
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
])
  test.describe(`${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('[CHAIN-01] the panel by keyboard alone: axe finds nothing, nothing is cut off, the focus returns', async ({
      page,
      startNode,
      startSite,
    }) => {
      const [good, dead] = [await startNode(), await startNode()];
      dead.fail('limited');
      await page.goto(await startSite([good.url, dead.url]));
      const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Network nodes' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(findNode(page, good.url)).toContainText('Works well');
      await expect(findNode(page, dead.url)).toContainText('Does not answer');
      const address = findDialog(page).getByRole('textbox', { name: /RPC URL/ });
      // A scrolling dialog can be an additional tab stop.
      for (let stop = 0; stop < 3 && !(await isFocused(address)); stop += 1) await page.keyboard.press('Tab');
      await expect(address).toBeFocused();
      await page.keyboard.type('http://node.example');
      await page.keyboard.press('Enter');
      await expect(findDialog(page).getByRole('alert')).toBeVisible();
      await expectNoViolationInThemes(page);
      const isCutOff = await findDialog(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
      expect(isCutOff).toBe(false);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
  });
