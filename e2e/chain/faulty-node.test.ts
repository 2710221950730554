import type { Fault } from '../fixture/fault-node.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { expect, test } from '../fixture/fault-test.ts';

const faults: readonly [Fault, string][] = [
  ['down', 'is down'],
  ['hung', 'is silent'],
  ['limited', 'answers 429'],
  ['not-json', 'answers no JSON'],
  ['wrong-shapes', 'answers JSON of another shape'],
  ['wrong-chain', 'answers for another chain'],
];

for (const [fault, words] of faults) {
  test(`[CHAIN-01] [SHELL-06] one node ${words}: the next takes over; all do: no value is shown as 0 or as missing liquidity`, async ({
    page,
    openWallet,
    startNode,
    startSite,
  }) => {
    const [first, second] = [await startNode(), await startNode()];
    const site = await startSite([first.url, second.url]);
    // The page chooses its first node at random; here it is the first.
    await page.addInitScript(() => void (Math.random = () => 0));
    first.fail(fault);
    const wallet = await openWallet({ native: '2' });
    await page.goto(site + toSwapUrl({ from: 'BNB', to: 'BUSD', amount: '0.5' }));
    await connectWallet(page, wallet);
    const card = findSwapCard(page);
    await expect(card.to).toHaveValue(/^\d{3}\.\d+$/);
    await expect(card.card).toContainText('Balance: 2');
    expect(first.countRequests()).toBeGreaterThan(0);

    second.fail(fault);
    await page.reload();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'unknownError' });
    await expect(alert).toContainText('The network cannot be reached', { timeout: 40_000 });
    await expect(card.card).toContainText('Prices could not be read from the network');
    await expect(card.card).not.toContainText(/Insufficient|Balance: 0/);
    await expect(card.card.getByTitle(/^Unknown: /).first()).toBeAttached();
    await expect(card.to).toHaveValue('');

    for (const node of [first, second]) node.fail('none');
    // The page also retries by itself, so the notice can disappear before the click.
    await expect(async () => {
      if (await alert.isVisible())
        await alert.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
      await expect(alert).toBeHidden({ timeout: 3_000 });
    }).toPass();
    await expect(card.to).toHaveValue(/^\d{3}\.\d+$/);
    await expect(card.card).toContainText('Balance: 2');
  });
}
