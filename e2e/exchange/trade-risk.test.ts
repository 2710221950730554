import type { Page } from '@playwright/test';
import { deployDetour } from '../fixture/deploy-detour.ts';
import { deployTrap } from '../fixture/deploy-trap.ts';
import { openSwap } from '../fixture/open-swap.ts';
import { turnOnExpertMode } from '../fixture/settings-dialog.ts';
import { findSimulation } from '../fixture/simulation.ts';
import { restrictNode } from '../fixture/restrict-node.ts';
import {
  approve,
  closeTransaction,
  findDetail,
  findSwapCard,
  openConfirmation,
  openDetails,
  swap,
} from '../fixture/swap-card.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { expect, test } from '../fixture/test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

/** Opens the exchange with an unlisted token and accepts the warning. */
async function openUnlisted(page: Page, wallet: TestWallet, query: string): Promise<void> {
  await page.goto(`/swap?${query}`);
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await connectWallet(page, wallet);
}

test('[SWAP-14] [SWAP-15] the tax of a token has its own line, and the required slippage is one click away', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'SAFE', amount: '0.1' });
  await expect(card.detail('Token tax')).toHaveText('SAFE: buy 2%, sell 2%');
  await expect(card.card).toContainText(
    'SAFE keeps 2% of the transfer. Your slippage tolerance allows 0.8%.',
  );
  await card.button('Use 2.5%').click();
  await card.openDetails();
  await expect(card.detail('Slippage tolerance')).toHaveText('2.5%');
  await expect(card.card).not.toContainText('Your slippage tolerance allows');
  await swap(page);
});

test('[SWAP-14] [SWAP-15] given an open confirmation, when its suggested slippage is chosen, then the order takes it', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '2' });
  await openSwap(page, wallet, { from: 'BNB', to: 'SAFE', amount: '0.1' });
  await openConfirmation(page);
  const dialog = page.getByRole('dialog');
  const terms = dialog.locator('details dl').first();
  const before = await terms.textContent();
  await dialog.getByRole('button', { name: 'Use 2.5%' }).click();
  await expect(dialog.getByRole('button', { name: 'Use 2.5%' })).toBeHidden();
  await expect(terms).not.toHaveText(before ?? '');
  await expect(terms).toContainText('2.5%');
  await page.getByRole('button', { name: 'Confirm Swap' }).click();
  await closeTransaction(page);
});

test('[SWAP-15] tokens without a tax are shown as such', async ({ page, openWallet }) => {
  const wallet = await openWallet({ native: '2' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'GULL', amount: '0.1' });
  await card.openDetails();
  await expect(card.detail('Token tax')).toHaveText('None found');
});

test('[SWAP-15] given a node that cannot simulate, then the tax is shown as unknown, not as none', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  await restrictNode(page, stack.rpcUrl, ['eth_simulateV1', 'state-override']);
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'SAFE', amount: '0.1' });
  await expect(card.detail('Token tax')).toHaveText('SAFE: unknown');
});

for (const lacks of [[], ['eth_simulateV1']] as const)
  test(`[SWAP-15] a token that cannot be sold has a warning before it is bought${lacks.length > 0 ? ', by eth_call too' : ''}`, async ({
    page,
    openWallet,
    stack,
  }) => {
    const wallet = await openWallet({ native: '2' });
    const address = await deployTrap(stack.rpcUrl, 'honeypot', 'TRAP', wallet.address());
    await restrictNode(page, stack.rpcUrl, lacks);
    await openUnlisted(page, wallet, `inputCurrency=ETH&outputCurrency=${address}&exactAmount=0.1`);
    const { card, button, detail } = findSwapCard(page);
    await expect(detail('Token tax')).toHaveText('TRAP cannot be sold');
    await expect(card.getByRole('alert')).toContainText('TRAP cannot be sold');
    await button('Swap').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
    await expect(dialog.getByRole('alert')).toContainText(
      'A simulation bought TRAP and could not sell it again',
    );
    await expect(dialog.getByRole('button', { name: 'Swap Anyway' })).toBeEnabled();
    expect(wallet.sent).toHaveLength(0);
  });

test('[SWAP-15] a token that takes more than the input is rejected, in the dialog and without it', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const address = await deployTrap(stack.rpcUrl, 'greedy', 'GREED', wallet.address());
  await openUnlisted(page, wallet, `inputCurrency=${address}&outputCurrency=ETH&exactAmount=10`);
  const { button } = findSwapCard(page);
  await approve(page, 'GREED');
  await button('Swap').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' });
  await expect(findSimulation(page).section.getByRole('alert')).toContainText(
    '20 GREED would leave your account instead of at most 10 GREED',
  );
  await expect(dialog.getByRole('button', { name: 'Swap Anyway' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await turnOnExpertMode(page);
  await button('Swap').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This transaction would take more than you agreed to. It was not sent.',
  );
  expect(wallet.sent).toHaveLength(1);
});

test('[SWAP-15] the possible loss to a sandwich is shown beside a slippage at which it is unprofitable', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '20' });
  const card = await openSwap(page, wallet, { from: 'BNB', to: 'XVS', amount: '0.001' });
  await card.openDetails();
  await expect(card.detail('Sandwich risk')).toHaveText('None found');
  await card.closeDetails();
  await expect(card.detail('Sandwich risk')).toBeHidden();

  await test.step('the dialog has its worst case in a line, and the terms of a normal swap behind `Details`', async () => {
    await openConfirmation(page);
    const dialog = page.getByRole('dialog');
    const simulation = dialog.getByRole('region', { name: 'Simulation' });
    await expect(simulation).toHaveText(/^At leastsimulated[\d,.]+ XVS$/);
    await expect(dialog).not.toContainText('This trade moves the price');
    await expect(findDetail(dialog, 'Price Impact')).toBeHidden();
    await openDetails(dialog);
    await expect(findDetail(dialog, 'Price Impact')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await card.from.fill('8');
  await expect(card.detail('Sandwich risk')).toHaveText(/^up to [\d.]+ XVS \(\$\d+\.\d\d\)$/);
  const suggested = card.detail('Suggested slippage').getByRole('button');
  const percent = (await suggested.textContent())?.replace('Use ', '') ?? '';
  await suggested.click();
  await card.openDetails();
  await expect(card.detail('Slippage tolerance')).toHaveText(percent);
  await expect(card.detail('Suggested slippage')).toBeHidden();
});

for (const { lacks, route } of [
  { lacks: [], route: /^BNB › GOAL$/ },
  { lacks: ['eth_simulateV1', 'state-override'], route: /^BNB › 0x[0-9a-f]+ › GOAL$/i },
] as const)
  test(`[SWAP-15] [SWAP-03] a quote avoids a token that keeps part of its transfers${lacks.length > 0 ? ', unless the node cannot simulate' : ''}`, async ({
    page,
    openWallet,
    stack,
  }) => {
    const wallet = await openWallet({ native: '2' });
    const goal = await deployDetour(stack.rpcUrl);
    await restrictNode(page, stack.rpcUrl, lacks);
    await openUnlisted(page, wallet, `inputCurrency=ETH&outputCurrency=${goal}&exactAmount=0.1`);
    const card = findSwapCard(page);
    await card.openDetails();
    await expect(card.detail('Token tax')).toHaveText(lacks.length > 0 ? 'GOAL: unknown' : 'None found');
    await expect(card.detail('Route')).toHaveText(route);
  });
