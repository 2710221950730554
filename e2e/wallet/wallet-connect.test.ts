import { installClock } from '../fixture/install-clock.ts';
import type { Page } from '@playwright/test';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findChunk } from '../fixture/chunk.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { localChainId } from '../fixture/local-chain.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import {
  connectPhone,
  expect,
  findPairingDialog,
  openPairing,
  readPairingLink,
  test,
} from '../fixture/phone-test.ts';
import { startRelay } from '../fixture/relay.ts';
import { closeTransaction, findSwapCard } from '../fixture/swap-card.ts';
import {
  chooseWallet,
  findAccountButton,
  findConnectButton,
  findWalletDialog,
} from '../fixture/wallet-dialog.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Records the requests for WalletConnect's code. */
function watchLibrary(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(findChunk('create-relay-client'))) requested.push(request.url());
  });
  return requested;
}

async function wrap(page: Page, amount: string): Promise<void> {
  const card = findSwapCard(page);
  await card.from.fill(amount);
  await card.button('Wrap').click();
  await confirmWrite(page.getByRole('dialog'));
}

test('[WAL-01] [WAL-03] pairs with a phone by the code, wraps on chain, survives a reload, and logs out on both sides', async ({
  page,
  openPhone,
  stack,
}) => {
  const phone = await openPhone({ native: '2' });
  const library = watchLibrary(page);
  await page.goto(toSwapUrl({ from: 'BNB', to: 'WBNB' }));

  await test.step('the code on the screen is the link to copy; none of its code loads before the click', async () => {
    await findConnectButton(page).click();
    await expect(findWalletDialog(page).getByRole('button', { name: /^WalletConnect/ })).toBeVisible();
    expect(library).toEqual([]);
    await page.keyboard.press('Escape');
    const link = await openPairing(page);
    expect(library).toHaveLength(1);
    const drawn = findPairingDialog(page).getByRole('img').locator('path');
    await expect(drawn).toHaveAttribute('d', toSvgPath(generate(link, { minCorrectionLevel: correction.M })));
    await expect(findPairingDialog(page).getByRole('img').locator('rect')).toHaveAttribute('fill', 'white');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoViolation(page);
    await phone.pair(link);
    await expect(findAccountButton(page, phone.address)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a real transaction', async () => {
    await wrap(page, '0.5');
    await closeTransaction(page);
    const chain = createChainReader(stack.rpcUrl);
    expect(await chain.readBalance(phone.address, 'WBNB')).toBe(parseEther('0.5'));
    expect(phone.log.at(-1)).toMatchObject({
      method: 'eth_sendTransaction',
      chainId: `eip155:${localChainId}`,
    });
  });

  await test.step('a transaction rejected on the phone', async () => {
    phone.decide('eth_sendTransaction', 'reject');
    await wrap(page, '0.1');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
    await page.keyboard.press('Escape');
    phone.decide('eth_sendTransaction', 'approve');
  });

  await test.step('a reload keeps the session, and it still works', async () => {
    await page.reload();
    await expect(findAccountButton(page, phone.address)).toBeVisible();
    await wrap(page, '0.25');
    await closeTransaction(page);
    expect(phone.sent).toHaveLength(2);
  });

  await test.step('logout reaches the phone, and nothing of it loads any more', async () => {
    const ended = phone.ended();
    await findAccountButton(page, phone.address).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
    await expect(findConnectButton(page)).toBeVisible();
    await ended;
    library.length = 0;
    await page.reload();
    await expect(findConnectButton(page)).toBeVisible();
    await findConnectButton(page).click();
    await expect(findWalletDialog(page).getByRole('button', { name: /^WalletConnect/ })).toBeVisible();
    expect(library).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('[WAL-01] [WAL-06] the wallet on the same phone opens to pair, and again with each request', async ({
    page,
    openPhone,
  }) => {
    const phone = await openPhone({ native: '1' });
    await page.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(window, { opened, open: (url: string) => void opened.push(url) });
    });
    await page.goto(toSwapUrl({ from: 'BNB', to: 'WBNB' }));
    const link = await openPairing(page);
    const open = findPairingDialog(page).getByRole('link', { name: 'Open wallet' });
    await expect(open).toHaveAttribute('href', link);
    // No app of this browser handles the link, so the test passes it to the phone.
    await open.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
    await open.tap();
    await phone.pair(link);
    await expect(findAccountButton(page, phone.address)).toBeVisible();
    await wrap(page, '0.1');
    await closeTransaction(page);
    const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
    expect(opened).toEqual([expect.stringMatching(/^testphone:\/\/?wc\?requestId=\d+&sessionTopic=\w+$/)]);
  });
});

test('[WAL-03] [WAL-04] the phone changes account and network, then ends the session', async ({
  page,
  openPhone,
}) => {
  const phone = await openPhone({}, { chainIds: [localChainId, 56] });
  await page.goto('/');
  await connectPhone(page, phone);
  const other = privateKeyToAddress(generatePrivateKey());
  await phone.useAccounts([other]);
  await expect(findAccountButton(page, other)).toBeVisible();
  await phone.switchChain(56);
  await expect(page.getByRole('banner').getByText('Wrong network')).toBeVisible();
  await findAccountButton(page, other).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByRole('button', { name: 'Switch to Local BSC' }).click();
  await expect(dialog.getByText('Wrong network')).toBeHidden();
  await phone.disconnect();
  await expect(findConnectButton(page)).toBeVisible();
});

test('[WAL-04] given a phone without the network of the page, then the page shows how to add it', async ({
  page,
  openPhone,
}) => {
  const phone = await openPhone({}, { chainIds: [56] });
  await page.goto('/');
  await connectPhone(page, phone);
  await findAccountButton(page, phone.address).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByRole('button', { name: 'Switch to Local BSC' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your wallet did not allow this network when it connected. Log out, connect again and allow it there.',
  );
});

test('[WAL-02] [WAL-06] a pairing rejected on the phone is shown, and another code works', async ({
  page,
  openPhone,
}) => {
  const phone = await openPhone();
  phone.decide('session', 'reject');
  await page.goto('/');
  const first = await openPairing(page);
  await phone.pair(first);
  const dialog = findPairingDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText('The user rejected the request.');
  phone.decide('session', 'approve');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  const second = await readPairingLink(page);
  expect(second).not.toBe(first);
  await phone.pair(second);
  await expect(findAccountButton(page, phone.address)).toBeVisible();
});

test('[WAL-06] given a cancelled pairing, when the phone approves late, then nothing connects', async ({
  page,
  openPhone,
  openWallet,
}) => {
  const phone = await openPhone();
  const wallet = await openWallet();
  await page.goto('/');
  const link = await openPairing(page);
  await findPairingDialog(page).getByRole('button', { name: 'Cancel' }).click();
  const ended = phone.ended();
  await phone.pair(link);
  await ended;
  await findWalletDialog(page)
    .getByRole('button', { name: new RegExp(`^${wallet.name}`) })
    .click();
  await expect(findAccountButton(page, wallet.address())).toBeVisible();
});

test('[WAL-06] given a code without a scan, then its expiry is shown, with a new one available', async ({
  page,
  watch,
}) => {
  // The library rejects its own promise, which no caller can catch.
  watch.allow(/uncaught: Error: Proposal expired/);
  await installClock(page, watch);
  await page.goto('/');
  await openPairing(page);
  await page.clock.fastForward('05:30');
  const dialog = findPairingDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText('This code has expired. Try again for a new one.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
});

test('[WAL-06] while the relay is down the error is clear, and a wallet of the browser works without it', async ({
  page,
  openPhone,
  openWallet,
  relay,
  watch,
}) => {
  watch.allow(/WebSocket connection to .* failed/);
  const phone = await openPhone({ native: '1' });
  const wallet = await openWallet();
  await relay.stop();
  await page.goto(toSwapUrl({ from: 'BNB', to: 'WBNB' }));
  await chooseWallet(page, 'WalletConnect');
  const dialog = findPairingDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText(
    'The WalletConnect relay could not be reached. Check your connection, then try again. Wallets in this browser work without it.',
  );
  await dialog.getByRole('button', { name: 'Other wallets' }).click();
  await findWalletDialog(page)
    .getByRole('button', { name: new RegExp(`^${wallet.name}`) })
    .click();
  await expect(findAccountButton(page, wallet.address())).toBeVisible();

  await test.step('with the relay back, the phone connects', async () => {
    const again = await startRelay(relay.port);
    await findAccountButton(page, wallet.address()).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
    await expect(findConnectButton(page)).toBeVisible();
    await connectPhone(page, phone);
    await again.stop();
  });

  await test.step('with the relay gone again, a transaction is not sent and the failure is shown', async () => {
    await wrap(page, '0.1');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'The WalletConnect relay could not be reached. Your wallet was not asked. Check your connection, then try again.',
    );
    expect(phone.log).toEqual([]);
  });

  await test.step('and a reload keeps the session nevertheless', async () => {
    await page.reload();
    await expect(findAccountButton(page, phone.address)).toBeVisible();
  });
});

test('[WAL-03] given a session that the phone ended while the page was closed, when it opens, then it is gone', async ({
  page,
  openPhone,
}) => {
  const phone = await openPhone();
  await page.goto('/');
  await connectPhone(page, phone);
  const isRemembered = () => page.evaluate(() => localStorage.getItem('tradewind.last-wallet') !== null);
  expect(await isRemembered()).toBe(true);
  await page.goto('/livez');
  await phone.disconnect();
  await page.goto('/');
  await expect.poll(isRemembered).toBe(false);
  await expect(findConnectButton(page)).toBeVisible();
});

test('[WAL-01] a site without a project shows that WalletConnect is not set up', async ({ page, stack }) => {
  await page.goto(stack.webUrl);
  await findConnectButton(page).click();
  const dialog = findWalletDialog(page);
  await expect(dialog.getByText('Not set up on this site')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^WalletConnect/ })).toBeHidden();
});
