import { clickUntil } from '../fixture/click-until.ts';
import { closeRows, openBuyer, openProject } from '../fixture/launchpad-page.ts';
import { cutOffServers } from '../fixture/servers-away.ts';
import { expect, test } from '../fixture/test.ts';

const [home, erc] = [31337, 31338] as const;

test('[IDO-15] [SHELL-05] given an oversubscribed sale that is settled, when a buyer verifies it, then sums, shares, own share and escrow hold; without our server the rest does', async ({
  page,
  stack,
  watch,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 7, [erc, home]);
  const panel = await openProject(page, wallet, 'HELMT');
  await closeRows(page);
  const verified = page.getByRole('dialog', { name: 'Verify this sale' });

  await test.step('every line holds', async () => {
    await panel.getByRole('button', { name: 'Verify this sale' }).click();
    await expect(verified).toContainText('Everything holds');
    await expect(verified.getByRole('listitem')).toHaveText([
      /^Holds: Contract/,
      /^Holds: All commitments4 accounts committed 95,000\.0000 USDT/,
      /^Holds: Shares.+as much as it can, by weight/,
      /^Holds: Your shareOf your 31,000\.0000 USDT/,
      /^Holds: Escrow/,
    ]);
  });

  await test.step('a server that names no accounts leaves open what needs them', async () => {
    watch.allow(/^console: Failed to load resource/);
    await page.route('**/buyers?**', (route) => route.abort());
    await verified.getByRole('button', { name: 'Check again' }).click();
    await expect(verified).toContainText('Not proven yet');
    await expect(verified).toContainText('Our server does not name the accounts now.');
    await expect(verified.getByRole('listitem').filter({ hasText: 'Your share' })).toContainText('Holds:');
  });

  await test.step('a server that hides a buyer is found out', async () => {
    await page.unroute('**/buyers?**');
    await page.route('**/buyers?**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.buyers.pop();
      await route.fulfill({ response, json: body });
    });
    // A click right after the last one is dropped (SHELL-11).
    const again = verified.getByRole('button', { name: 'Check again' });
    await clickUntil(again, verified.getByText('Something does not hold'));
    await expect(verified).toContainText('Our server names others.');
  });
});

test('[IDO-15] [SHELL-05] given a sale with a list, when no server answers, then a visitor’s copy of the list proves the same, and another file does not', async ({
  page,
  stack,
  watch,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 4, [home]);
  const panel = await openProject(page, wallet, 'KEELCREW', 'Community sale');
  const link = panel.getByRole('link', { name: 'Only accounts on the list may join' });
  const copy = await (await fetch(new URL((await link.getAttribute('href')) ?? '', stack.webUrl))).text();
  await cutOffServers(page, watch);
  await panel.getByRole('button', { name: 'Verify this sale' }).click();
  const verified = page.getByRole('dialog', { name: 'Verify this sale' });
  const list = verified.getByRole('listitem').filter({ hasText: 'Choose a copy' });
  const choose = (name: string, text: string) =>
    list.getByLabel('Choose a copy').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

  await test.step('the contract is verified, and what a server would give is open', async () => {
    await expect(verified.getByRole('listitem').filter({ hasText: 'Our factory created it' })).toContainText(
      'Holds:',
    );
    await expect(verified).toContainText('Our server does not name the accounts now.');
    await expect(list).toContainText('Our server does not serve the list now.');
  });

  await test.step('a file without its last line is another list', async () => {
    await choose('shorter.csv', copy.trimEnd().split('\n').slice(0, -1).join('\n'));
    await expect(list).toContainText('This is not the list that the terms name.');
    await expect(verified).toContainText('Something does not hold');
  });

  await test.step('the copy is the list of the terms, with the line of the account', async () => {
    await choose('list.csv', copy);
    await expect(verified).toContainText('The terms name this list. It has 6 lines.');
    await expect(verified).toContainText('You may commit up to 5,000.0000 BUSD, with the weight 1.');
    await expect(list).toHaveCount(0);
  });
});
