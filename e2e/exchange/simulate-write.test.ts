import { toExactText } from '../fixture/exact-text.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findPool } from '../fixture/find-pool.ts';
import {
  approveSupply,
  openRemove,
  findLiquidityCard,
  openAdd,
  supply,
  toRemovePath,
} from '../fixture/liquidity-page.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { findSimulation } from '../fixture/simulation.ts';
import { approveInSwap, closeTransaction, findSwapCard, openDetails } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';

test('[SWAP-15] [LIQ-02] a deposit shows its pool tokens, and they arrive', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { BUSD: '1000' } });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openAdd(page, wallet, 'BNB', 'BUSD');
  await card.first.fill('1');
  await approveSupply(page, 'BUSD');
  const simulation = findSimulation(page);
  await expect(simulation.section).toHaveText(/^At mostsimulated[\d.,]+ BNB \+ [\d.,]+ BUSD$/);
  await openDetails(page.getByRole('dialog'));
  await expect(simulation.line('Leaves')).toHaveText([/ BNB$/, / BUSD$/]);
  const arriving = await simulation.line('Arrives').textContent();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Supply' }).click();
  await closeTransaction(page);
  const pool = findPool(await chain.readPools(), 'WBNB', 'BUSD')!;
  const { held } = await chain.readShares(pool.address, wallet.address());
  expect(arriving).toBe(toExactText(held, 'TWD-LP'));
});

test('[SWAP-15] [LIQ-05] a withdrawal shows both outputs, to the last unit, and that a taxed token keeps its part', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { SAFE: '2000000' } });
  const chain = createChainReader(stack.rpcUrl);
  await supply(page, wallet, 'BNB', 'SAFE', '1');
  const before = await chain.readBalance(wallet.address(), 'SAFE');
  await page.goto(toRemovePath('BNB', 'SAFE'));
  const card = findLiquidityCard(page, 'Remove liquidity');
  await card.button('Max').click();
  await openRemove(page);
  const simulation = findSimulation(page);
  await expect(simulation.section).toContainText(/^At least.*?[\d.,]+ BNB \+ [\d.,]+ SAFE/);
  await openDetails(page.getByRole('dialog'));
  await expect(simulation.line('Leaves')).toHaveText(/TWD-LP$/);
  await expect(simulation.line('Arrives')).toHaveText([/BNB$/, /SAFE$/]);
  const arriving = await simulation.line('Arrives').last().textContent();
  await expect(simulation.section.getByRole('alert')).toContainText('Less would arrive than the minimum');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await closeTransaction(page);
  const received = (await chain.readBalance(wallet.address(), 'SAFE')) - before;
  expect(arriving).toBe(toExactText(received, 'SAFE'));
});

test('[SWAP-15] [SWAP-07] an approval shows the allowance, also where it is reset first', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ tokens: { USDT: '100' } });
  const card = await openSwap(page, wallet, { from: 'USDT', to: 'BUSD', amount: '10' });
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  const simulation = dialog.getByRole('region', { name: 'Simulated approval' });
  await card.button('Swap').click();
  await dialog.getByText('Approval: Exactly 10 USDT').click();
  await expect(simulation).toContainText(
    'could then take up to 10 USDT. It can do so only in a transaction that you send.',
  );
  await dialog.getByRole('radio', { name: /Unlimited/ }).check();
  await expect(simulation).toContainText('could then take all USDT you ever hold');
  await dialog.getByRole('radio', { name: /Exactly/ }).check();
  await approveInSwap(page, 'USDT');
  await page.keyboard.press('Escape');
  await card.from.fill('20');
  await card.button('Swap').click();
  await dialog.getByText('Approval: Exactly 20 USDT').click();
  await expect(simulation).toContainText(
    'could then take up to 20 USDT. It can do so only in a transaction that you send.',
  );
});

test('[SWAP-15] [SWAP-11] wrapping shows that the output equals the input', async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '2' });
  await openSwap(page, wallet, { from: 'BNB', to: 'WBNB', amount: '0.5' });
  await findSwapCard(page).button('Wrap').click();
  const simulation = findSimulation(page);
  await expect(simulation.section).toHaveText('At leastsimulated0.5 WBNB');
  await openDetails(page.getByRole('dialog'));
  await expect(simulation.line('Leaves')).toHaveText('0.5 BNB');
  await expect(simulation.line('Arrives')).toHaveText('0.5 WBNB');
});
