import type { EngineName } from './engine.ts';
import type { SitePage } from './site-page.ts';

/** Each engine trades from its own demo account: the second and the third. */
export const demoAccountOf: Record<EngineName, number> = { Firefox: 2, WebKit: 3 };

/** Connects an account of the development wallet. */
export async function connect(page: SitePage, account: number): Promise<void> {
  await page.openDialog('Connect a wallet', '^Connect Wallet$');
  await page.openDialog('Connect this page?', '^Development wallet');
  await page.click('radio', `Demo account ${account}`);
  await page.click('button', '^Accept$');
  await page.expectNoDialog();
}

/** Accepts the transaction in the development wallet and waits until it is on chain. */
export async function send(page: SitePage): Promise<void> {
  await accept(page);
  await page.expectDialog('Transaction confirmed');
  await page.leave('Transaction confirmed');
}

/** Accepts the transaction in the development wallet. */
export async function accept(page: SitePage): Promise<void> {
  await page.expectDialog('Send this transaction?');
  await page.click('button', '^Accept$');
}
