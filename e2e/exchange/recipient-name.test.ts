import { zeroAddress, parseUnits } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { demoAccounts, findExchange } from '../fixture/local-chain.ts';
import { registerName } from '../fixture/name-owner.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { swap, type SwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

const link = { from: 'BNB', to: 'CAKE', amount: '1' };

function newAddress() {
  return privateKeyToAddress(generatePrivateKey());
}

async function enterRecipient(card: SwapCard, text: string): Promise<void> {
  const open = card.button('Send to another address');
  if (await open.isVisible()) await open.click();
  await card.card.getByRole('textbox', { name: 'Recipient' }).fill(text);
}

test('[SWAP-06] [TOK-09] a swap to a name: its account is shown, confirmed with the name, and paid', async ({
  page,
  openWallet,
  stack,
}) => {
  const receiver = newAddress();
  const owner = await registerName(stack.rpcUrl);
  await owner.setAddress(receiver);
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, link);
  await enterRecipient(card, ` ${owner.name.toUpperCase()} `);
  await expect(card.card.getByRole('status').filter({ hasText: owner.name })).toHaveText(
    `${owner.name} is ${receiver}`,
  );
  await card.button('Swap').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  await expect(dialog.getByText(`Output will be sent to ${owner.name}`)).toBeVisible();
  await expect(dialog.getByText(receiver, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await swap(page);
  const chain = createChainReader(stack.rpcUrl);
  expect(await chain.readBalance(receiver, 'CAKE')).toBeGreaterThan(parseUnits('100', 18));
  expect(await chain.readBalance(wallet.address(), 'CAKE')).toBe(0n);
});

test('[SWAP-06] given a confirmed name, when it resolves to another account, then the swap stops before the wallet', async ({
  page,
  openWallet,
  stack,
}) => {
  const [confirmed, stranger] = [newAddress(), newAddress()];
  const owner = await registerName(stack.rpcUrl);
  await owner.setAddress(confirmed);
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, link);
  await enterRecipient(card, owner.name);
  await card.button('Swap').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  await expect(dialog.getByText(confirmed, { exact: true })).toBeVisible();
  await owner.setAddress(stranger);
  await expect(dialog.getByText(confirmed, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Swap' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `${owner.name} now leads to ${stranger}. You confirmed ${confirmed}. Nothing was sent.`,
  );
  expect(wallet.sent).toEqual([]);
});

test("[SWAP-06] [TOK-09] unresolved names, invalid names and names of the exchange's contracts are no valid recipients", async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, link);
  const owner = await registerName(stack.rpcUrl);
  const refuse = async (text: string, sentence: string) => {
    await enterRecipient(card, text);
    await expect(card.card.getByRole('alert')).toHaveText(sentence);
    await expect(card.button('Invalid recipient')).toBeDisabled();
  };
  await refuse('nobody-has-this.eth', 'This name leads to no account.');
  await refuse(owner.name, 'This name leads to no account.');
  await refuse('аlice.eth', 'No ENS name is spelt like this. It may hold look-alike letters.');
  await refuse('alice..eth', 'No ENS name is spelt like this. It may hold look-alike letters.');
  await owner.setAddress(findExchange().router);
  await refuse(owner.name, 'Invalid recipient');
  await owner.setAddress(zeroAddress);
  await refuse(owner.name, 'This name leads to no account.');
});

test('[TOK-09] an account shows the name that resolves back to it', async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, link);
  await enterRecipient(card, demoAccounts[0]);
  await expect(card.card.getByText('Known as alice.eth')).toBeVisible();
  await enterRecipient(card, demoAccounts[1]);
  await expect(card.card.getByText('Known as alice.eth')).toBeHidden();
});
