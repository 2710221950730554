import { toExactText } from '../fixture/exact-text.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { restrictNode } from '../fixture/restrict-node.ts';
import { setSlippage } from '../fixture/settings-dialog.ts';
import { findSimulation } from '../fixture/simulation.ts';
import { closeTransaction, findSwapCard, openDetails } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

test('[SWAP-15] [SWAP-14] the dialog shows the exact output of a taxed token, and that amount arrives', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const chain = createChainReader(stack.rpcUrl);
  await openSwap(page, wallet, { from: 'BNB', to: 'SAFE', amount: '0.5' });
  await setSlippage(page, '5');
  await findSwapCard(page).button('Swap').click();
  await openDetails(page.getByRole('dialog'));
  const simulation = findSimulation(page);
  await expect(simulation.line('Leaves')).toHaveText('0.5 BNB');
  const arriving = await simulation.line('Arrives').textContent();
  await expect(simulation.line('At least')).toHaveText(/SAFE$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Swap' }).click();
  await closeTransaction(page);
  const held = await chain.readBalance(wallet.address(), 'SAFE');
  expect(arriving).toBe(toExactText(held, 'SAFE'));
});

test('[SWAP-15] [SWAP-12] a swap that would fail shows the reason before the wallet opens', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '2' });
  await openSwap(page, wallet, { from: 'BNB', to: 'SAFE', amount: '0.5' });
  await findSwapCard(page).button('Swap').click();
  await expect(findSimulation(page).section.getByRole('alert')).toHaveText(
    'This transaction would failThis transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  );
  expect(wallet.sent).toHaveLength(0);
});

test('[SWAP-15] a node without eth_simulateV1 still shows the exact amounts', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const chain = createChainReader(stack.rpcUrl);
  await restrictNode(page, stack.rpcUrl, ['eth_simulateV1']);
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.5' });
  await findSwapCard(page).button('Swap').click();
  await openDetails(page.getByRole('dialog'));
  const simulation = findSimulation(page);
  await expect(simulation.line('Leaves')).toHaveText('0.5 BNB');
  const arriving = await simulation.line('Arrives').textContent();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Swap' }).click();
  await closeTransaction(page);
  const held = await chain.readBalance(wallet.address(), 'BUSD');
  expect(arriving).toBe(toExactText(held, 'BUSD'));
});

test('[SWAP-15] given a node that cannot simulate, then the dialog shows it and the swap continues', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  await restrictNode(page, stack.rpcUrl, ['eth_simulateV1', 'state-override']);
  await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.5' });
  await findSwapCard(page).button('Swap').click();
  await expect(findSimulation(page).section).toContainText('The transaction could not be simulated');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Swap' }).click();
  await closeTransaction(page);
});

test('[SWAP-15] the output of another recipient is shown as theirs', async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '2' });
  const friend = `0x${'b0b'.padEnd(40, '0')}`;
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'BUSD', amount: '0.5' });
  await card.button('Send to another address').click();
  await card.card.getByRole('textbox', { name: 'Recipient' }).fill(friend);
  await card.button('Swap').click();
  await openDetails(page.getByRole('dialog'));
  await expect(findSimulation(page).line(/^Arrives at 0xb0b0.*0000$/)).toHaveText(/^\d+\.\d+ BUSD$/);
});
