import type { Page } from '@playwright/test';
import { findToken } from '../fixture/local-chain.ts';
import type { TestWallet } from '../fixture/test-wallet.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { findSwapCard, type SwapCard } from './swap-card.ts';

/** Symbols of the default list; `BNB` is the native coin. */
export type SwapLink = { from?: string; to?: string; amount?: string; isExactOut?: boolean };

export function toSwapUrl({ from, to, amount, isExactOut = false }: SwapLink): string {
  const query = new URLSearchParams();
  if (from !== undefined) query.set('inputCurrency', toCurrencyId(from));
  if (to !== undefined) query.set('outputCurrency', toCurrencyId(to));
  if (amount !== undefined) query.set('exactAmount', amount);
  if (isExactOut) query.set('exactField', 'output');
  return `/swap?${query}`;
}

/** Opens the exchange by a link and connects. */
export async function openSwap(page: Page, wallet: TestWallet, link: SwapLink): Promise<SwapCard> {
  await page.goto(toSwapUrl(link));
  await connectWallet(page, wallet);
  return findSwapCard(page);
}

function toCurrencyId(symbol: string): string {
  return symbol === 'BNB' ? 'ETH' : findToken(symbol).address.toLowerCase();
}
