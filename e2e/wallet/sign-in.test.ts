import { parseSignInMessage } from '@tradewind/rules/account/parse-sign-in-message';
import type { Locator, Page } from '@playwright/test';
import { type Hex, hexToString } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { clickUntil } from '../fixture/click-until.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { localChainId } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { installTestWallet, type TestWallet } from '../fixture/test-wallet.ts';
import { connectWallet, findAccountButton, findConnectButton } from '../fixture/wallet-dialog.ts';

async function openAccount(page: Page, wallet: TestWallet): Promise<Locator> {
  await findAccountButton(page, wallet.address()).click();
  const panel = page.getByRole('dialog', { name: 'Account' }).getByRole('region', { name: 'Sign in' });
  await expect(panel).toBeVisible();
  return panel;
}

async function signIn(panel: Locator): Promise<Locator> {
  await clickUntil(
    panel.getByRole('button', { name: 'Sign in' }),
    panel.getByText('Signed in', { exact: true }),
  );
  return panel;
}

async function openSessions(panel: Locator): Promise<Locator> {
  const sessions = panel.page().getByRole('dialog', { name: 'Where you are signed in' });
  await clickUntil(panel.getByRole('button', { name: 'Sessions' }), sessions);
  return sessions;
}

const countSignatures = (wallet: TestWallet) =>
  wallet.log.filter(({ method }) => method === 'personal_sign').length;

test('[WAL-05] signs in once, with a message for this page, and stays signed in over a reload', async ({
  page,
  stack,
  openWallet,
}) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  expect(countSignatures(wallet)).toBe(0);
  await signIn(await openAccount(page, wallet));
  const [signed] = wallet.log.filter(({ method }) => method === 'personal_sign');
  const message = parseSignInMessage(hexToString(signed!.params[0] as Hex));
  expect(message).toMatchObject({
    domain: new URL(stack.webUrl).host,
    uri: stack.webUrl,
    address: wallet.address(),
    chainId: localChainId,
  });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
  });
  await page.reload();
  await expect((await openAccount(page, wallet)).getByText('Signed in', { exact: true })).toBeVisible();
  expect(countSignatures(wallet)).toBe(1);
});

test('[WAL-05] given a rejection in the wallet, then no error is shown and the user can sign in later', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  wallet.decide('personal_sign', 'hold');
  const panel = await openAccount(page, wallet);
  await panel.getByRole('button', { name: 'Sign in' }).click();
  const prompt = await wallet.nextPending('personal_sign');
  await expect(panel.getByText('Confirm in your wallet')).toBeVisible();
  prompt.reject();
  await expect(panel.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(panel.getByText('Not signed in')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  wallet.decide('personal_sign', 'approve');
  await signIn(panel);
});

test('[WAL-05] lists the sessions and ends one from another browser', async ({
  page,
  browser,
  stack,
  openWallet,
}) => {
  const key = generatePrivateKey();
  const wallet = await openWallet({}, { keys: [key] });
  await page.goto('/');
  await connectWallet(page, wallet);
  await signIn(await openAccount(page, wallet));

  const context = await browser.newContext({ baseURL: stack.webUrl, viewport: { width: 320, height: 720 } });
  const phone = await context.newPage();
  const phoneWallet = await installTestWallet(phone, {
    keys: [key],
    chains: { [localChainId]: stack.rpcUrl },
    chainId: localChainId,
  });
  await phone.goto('/');
  await connectWallet(phone, phoneWallet);
  const sessions = await openSessions(await signIn(await openAccount(phone, phoneWallet)));
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await expectNoViolation(phone);
  await sessions.getByRole('button', { name: /^Sign out \S+ on Linux$/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await context.close();

  const list = await openSessions(
    page.getByRole('dialog', { name: 'Account' }).getByRole('region', { name: 'Sign in' }),
  );
  await expect(list.getByText('This session is over.', { exact: false })).toBeVisible();
});

test('[WAL-05] signing out ends the session and its cookie', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  const sessions = await openSessions(await signIn(await openAccount(page, wallet)));
  await sessions.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('dialog', { name: 'Account' }).getByText('Not signed in')).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === 'session')).toEqual([]);
});

test('[WAL-05] another account in the wallet ends the session, and so does Logout', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet();
  await page.goto('/');
  await connectWallet(page, wallet);
  const hasSession = async () => (await page.context().cookies()).some(({ name }) => name === 'session');
  const panel = await signIn(await openAccount(page, wallet));
  expect(await hasSession()).toBe(true);
  await wallet.useAccounts([generatePrivateKey()]);
  await expect.poll(hasSession).toBe(false);
  await expect(panel.getByText('Not signed in')).toBeVisible();
  await signIn(panel);
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect.poll(hasSession).toBe(false);
});

test('[WAL-05] given two tabs, when one logs out, then the other one is disconnected and signed out', async ({
  page,
  stack,
}) => {
  const options = {
    keys: [generatePrivateKey()],
    chains: { [localChainId]: stack.rpcUrl },
    chainId: localChainId,
  };
  const wallet = await installTestWallet(page, options);
  await page.goto('/');
  await connectWallet(page, wallet);
  const other = await page.context().newPage();
  const otherWallet = await installTestWallet(other, options);
  await other.goto('/');
  await connectWallet(other, otherWallet);
  // A background tab draws no frames, so nothing in it can be clicked.
  await page.bringToFront();
  await signIn(await openAccount(page, wallet));
  await other.bringToFront();
  const otherPanel = await openAccount(other, otherWallet);
  await expect(otherPanel.getByText('Not signed in')).toBeHidden();
  await page.bringToFront();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(findAccountButton(other, otherWallet.address())).toBeHidden();
  await expect(findConnectButton(other)).toBeAttached();
  await other.close();
});
