import { expect, type Locator, type Page } from '@playwright/test';
import { findToken } from '../fixture/local-chain.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { closeTransaction, findDetail } from './swap-card.ts';

/** What a path calls a listed token; `BNB` is the native coin. */
export function toCurrencyId(symbol: string): string {
  return symbol === 'BNB' ? 'ETH' : findToken(symbol).address.toLowerCase();
}

/** A card of the liquidity pages by what a person sees of it. */
export function findLiquidityCard(page: Page, name: 'Add liquidity' | 'Remove liquidity' | 'Import Pool') {
  const card = page.getByRole('region', { name });
  return {
    card,
    first: card.getByRole('textbox', { name: 'First token' }),
    second: card.getByRole('textbox', { name: 'Second token' }),
    button: (label: string): Locator => card.getByRole('button', { name: label, exact: true }),
    detail: (label: string | RegExp): Locator => findDetail(card, label),
  };
}

/** Opens the form of a deposit and connects. */
export async function openAdd(page: Page, wallet: TestWallet, a: string, b: string) {
  await page.goto(`/add/${toCurrencyId(a)}/${toCurrencyId(b)}`);
  await connectWallet(page, wallet);
  return findLiquidityCard(page, 'Add liquidity');
}

/** Lets the router take exactly what the deposit needs of a token. */
export async function approveSupply(page: Page, symbol: string): Promise<void> {
  const { button } = findLiquidityCard(page, 'Add liquidity');
  await button(`Approve ${symbol}`).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${symbol}` });
  await dialog.getByRole('button', { name: `Approve ${symbol}` }).click();
  await closeTransaction(page);
}

/** From the form to the wallet. */
export async function confirmSupply(page: Page): Promise<void> {
  const { button } = findLiquidityCard(page, 'Add liquidity');
  await expect(button('Supply')).toBeEnabled();
  await button('Supply').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Supply' }).click();
}

/** Supplies an amount of the first token at the pool's price; BNB needs no approval. */
export async function supply(page: Page, wallet: TestWallet, a: string, b: string, amount: string) {
  const card = await openAdd(page, wallet, a, b);
  await card.first.fill(amount);
  for (const symbol of [a, b]) if (symbol !== 'BNB') await approveSupply(page, symbol);
  await confirmSupply(page);
  await closeTransaction(page);
}

/** From the form of a withdrawal to the wallet. */
export async function confirmRemove(page: Page): Promise<void> {
  const { button } = findLiquidityCard(page, 'Remove liquidity');
  await expect(button('Remove')).toBeEnabled();
  await button('Remove').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}
