import { parseUnits } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { registerName } from '../fixture/name-owner.ts';
import { openSend } from '../fixture/send-dialog.ts';
import { closeTransaction } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

const newAddress = () => privateKeyToAddress(generatePrivateKey());

test('[CHAIN-03] [TOK-09] a transfer to a name: its account is shown, confirmed with the name, and paid', async ({
  page,
  openWallet,
  stack,
}) => {
  const receiver = newAddress();
  const owner = await registerName(stack.rpcUrl);
  await owner.setAddress(receiver);
  const wallet = await openWallet({ native: '1' });
  const { amount, recipient, review, confirm } = await openSend(page, wallet);
  await amount.fill('0.25');
  await recipient.fill(owner.name);
  await review.click();
  await expect(confirm).toContainText(owner.name);
  await expect(confirm).toContainText(receiver);
  await confirm.getByRole('button', { name: 'Send' }).click();
  await closeTransaction(page);
  const paid = await createChainReader(stack.rpcUrl).readBalance(receiver, 'BNB');
  expect(paid).toBe(parseUnits('0.25', 18));
});

test('[CHAIN-03] a name that leads elsewhere after it was confirmed stops the transfer before the wallet', async ({
  page,
  openWallet,
  stack,
}) => {
  const owner = await registerName(stack.rpcUrl);
  await owner.setAddress(newAddress());
  const wallet = await openWallet({ native: '1' });
  const { amount, recipient, review, confirm } = await openSend(page, wallet);
  await amount.fill('0.25');
  await recipient.fill(owner.name);
  await review.click();
  await expect(confirm).toContainText(owner.name);
  const stranger = newAddress();
  await owner.setAddress(stranger);
  await confirm.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' }).getByRole('alert')).toContainText(
    `${owner.name} now leads to ${stranger}`,
  );
  expect(wallet.sent).toEqual([]);
});
