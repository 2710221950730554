import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { closeTransaction, findSwapCard } from '../fixture/swap-card.ts';
import { expect, test as base } from '../fixture/test.ts';
import { payTrader } from '../fixture/trader.ts';
import { chooseWallet, findAccountButton } from '../fixture/wallet-dialog.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';

const key = generatePrivateKey();
const account = privateKeyToAddress(key);

/** Opens a new browser with an unpacked extension; the local node signs for its account. */
const test = base.extend({
  context: async ({ stack, launchOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tradewind-extension-'));
    const extension = join(folder, 'extension');
    await cp(join(import.meta.dirname, 'extension'), extension, { recursive: true });
    await writeFile(join(extension, 'settings.json'), JSON.stringify({ account, rpcUrl: stack.rpcUrl }));
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...launchOptions,
      // The headless shell has no extensions.
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      headless: false,
      baseURL: stack.webUrl,
      args: [
        ...(launchOptions.args ?? []),
        '--headless=new',
        `--disable-extensions-except=${extension}`,
        `--load-extension=${extension}`,
      ],
    });
    await use(context);
    await context.close();
    await rm(folder, { recursive: true, force: true });
  },
});

test('[WAL-01] [WAL-03] an extension is found by its announcement, connects, wraps on chain and stays over a reload', async ({
  page,
  stack,
}) => {
  await payTrader(stack.rpcUrl, key, { native: '2' });
  await requestFromNode(stack.rpcUrl, 'anvil_impersonateAccount', [account]);
  await page.goto(toSwapUrl({ from: 'BNB', to: 'WBNB' }));
  const dialog = await chooseWallet(page, 'Extension Wallet Detected');
  await expect(findAccountButton(page, account)).toBeVisible();
  await expect(dialog).toBeHidden();
  const card = findSwapCard(page);
  await card.from.fill('0.5');
  await card.button('Wrap').click();
  await confirmWrite(page.getByRole('dialog'));
  await closeTransaction(page);
  expect(await createChainReader(stack.rpcUrl).readBalance(account, 'WBNB')).toBe(parseEther('0.5'));
  await page.reload();
  await expect(findAccountButton(page, account)).toBeVisible();
});
