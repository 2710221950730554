import {
  closeRows,
  createBalanceReader,
  confirmSale,
  findSold,
  openBuyer,
  openProject,
} from '../fixture/launchpad-page.ts';
import { expect, test } from '../fixture/test.ts';

const [home, erc] = [31337, 31338] as const;

test('[IDO-08] [IDO-09] [WAL-04] given a wallet that does not know the chain of a sale, when its buyer claims, then the chain is added, and all due tokens arrive at once', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 1, [home]);
  const panel = await openProject(page, wallet, 'HELMT');
  const read = await createBalanceReader(stack.webUrl, erc, wallet.address());
  const before = await read(findSold(erc, 'HELM'));

  await test.step('the wrong network reaches no wallet prompt of a claim', async () => {
    await expect(panel).toContainText('Please select network Ethereum');
    await expect(panel.getByRole('button', { name: /^Claim \d/ })).toHaveCount(0);
    // A phone alone says it in a dialog too.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Switch Network' }).click();
    await expect(page.getByRole('dialog', { name: 'Claim Progress' })).toBeVisible();
    expect(wallet.log.map(({ method }) => method).filter((method) => method.endsWith('Chain'))).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ]);
  });

  await test.step('the rows open by themselves, and say what is due', async () => {
    const rows = page.getByRole('dialog', { name: 'Claim Progress' });
    await expect(rows.getByRole('columnheader')).toHaveText(['Action', 'Claimable', 'Claim Date', '%']);
    await expect(rows.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(4);
    await closeRows(page);
  });

  await panel.getByRole('button', { name: /^Claim \d/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim' });
  await dialog.getByRole('button', { name: 'Collect it yourself' }).click();
  await expect(dialog).toContainText('the refund window is over');
  await confirmSale(page, 'Claim', 'Claimed');
  await expect(panel.getByRole('button', { name: 'Claimed' })).toBeDisabled();
  await expect(panel).toContainText('Next claim');
  expect(await read(findSold(erc, 'HELM'))).toBeGreaterThan(before);
});
