import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { localChainId } from '../fixture/local-chain.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { connectPhone, expect, findPairingDialog, openPairing, test } from '../fixture/phone-test.ts';
import { closeTransaction, findSwapCard } from '../fixture/swap-card.ts';
import { findAccountButton, findConnectButton } from '../fixture/wallet-dialog.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('[WAL-01] [WAL-03] pairs with a phone by the code, wraps on chain, survives a reload, and logs out on both sides', async ({
  page,
  openPhone,
  stack,
}) => {
  const phone = await openPhone({ native: '2' });
  const sockets: string[] = [];
  const scripts: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(toSwapUrl({ from: 'BNB', to: 'WBNB' }));
  await expect(findConnectButton(page)).toBeVisible();

  await test.step('the code on the screen is the link to copy, and nothing came before the click', async () => {
    const isOfLibrary = (url: string) => /relay-client|sign-client|index\.es/.test(url);
    const link = await openPairing(page);
    expect(scripts.filter(isOfLibrary).length).toBeGreaterThan(0);
    const drawn = await findPairingDialog(page).locator('path[fill=black]').getAttribute('d');
    expect(drawn).toBe(toSvgPath(generate(link, { minCorrectionLevel: correction.M })));
    await phone.pair(link);
    await expect(findAccountButton(page, phone.address)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a real transaction', async () => {
    const card = findSwapCard(page);
    await card.from.fill('0.5');
    await card.button('Wrap').click();
    await closeTransaction(page);
    const chain = createChainReader(stack.rpcUrl);
    expect(await chain.readBalance(phone.address, 'WBNB')).toBe(parseEther('0.5'));
    expect(phone.log.at(-1)?.chainId).toBe(`eip155:${localChainId}`);
  });

  await test.step('a reload keeps the session, and it still works', async () => {
    await page.reload();
    await expect(findAccountButton(page, phone.address)).toBeVisible();
    const card = findSwapCard(page);
    await card.from.fill('0.25');
    await card.button('Wrap').click();
    await closeTransaction(page);
    expect(phone.sent).toHaveLength(2);
  });

  await test.step('logout reaches the phone', async () => {
    const ended = phone.ended();
    await findAccountButton(page, phone.address).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
    await expect(findConnectButton(page)).toBeVisible();
    await ended;
    await page.reload();
    await expect(findConnectButton(page)).toBeVisible();
  });
});

test('[WAL-03] the phone changes account and network, then ends the session', async ({ page, openPhone }) => {
  const phone = await openPhone({}, { chainIds: [localChainId, 56] });
  await page.goto('/');
  await connectPhone(page, phone);
  const other = privateKeyToAddress(generatePrivateKey());
  await phone.useAccounts([other]);
  await expect(findAccountButton(page, other)).toBeVisible();
  await phone.switchChain(56);
  await expect(page.getByRole('banner').getByText('Wrong network')).toBeVisible();
  await phone.switchChain(localChainId);
  await expect(page.getByRole('banner').getByText('Wrong network')).toBeHidden();
  await phone.disconnect();
  await expect(findConnectButton(page)).toBeVisible();
});
