import {
  closeAction,
  confirmAction,
  createActor,
  findAction,
  toArtworkPath,
} from '../fixture/artwork-page.ts';
import { clickUntil } from '../fixture/click-until.ts';
import { expectNoViolation } from '../fixture/expect-no-violation.ts';
import { operatorKey } from '../fixture/operator-page.ts';
import { expect, test } from '../fixture/test.ts';
import { demoTexts } from '@tradewind/stack/nft-market/demo-texts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { createArtworks } from '../fixture/artworks.ts';

/** The demo's work that shows another one in a mirror. */
const mirroredName = demoTexts[23]?.text?.name ?? '';

test('[ART-05] a reviewer rejects a work for a reason, its owner submits it again, and it is approved', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  // The work has no file.
  watch.allow(/\/media\/[0-9a-f]{64}/);
  const art = await createArtworks(stack.rpcUrl);
  const owner = await createActor(stack.rpcUrl);
  const id = await art.mint(owner);
  const name = `Weir ${id}`;
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: 'Waiting artworks' }).getByRole('listitem', { name });
  const wallet = await openWallet({}, { keys: [owner] });

  await test.step('the owner writes its texts', async () => {
    await page.goto(toArtworkPath(id));
    await connectWallet(page, wallet);
    await main.getByRole('button', { name: 'Edit info' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Info Artworks' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Description').fill('Water and stone.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(main.getByRole('heading', { name })).toBeVisible();
  });

  const statuses = main.getByRole('group', { name: 'Status' });
  await test.step('its owner finds it among the works that wait', async () => {
    await page.goto('/my-artworks');
    await statuses.getByText('Pending').click();
    await expect(main.getByRole('listitem').filter({ hasText: name })).toContainText('Pending');
    await statuses.getByText('Approved').click();
    await expect(main).toContainText('No artwork matches');
    await expectNoViolation(page);
  });

  await test.step('the reviewer rejects it', async () => {
    await wallet.useAccounts([operatorKey]);
    await page.goto('/operator/review');
    await expect(main).toContainText('The queue is for reviewers');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(card).toBeVisible();
    await expectNoViolation(page);
    await expect(card).toContainText('There is no picture to compare.');
    const mirrored = main.getByRole('listitem', { name: mirroredName });
    await mirrored.getByRole('button', { name: 'Compare pictures' }).click();
    await expect(mirrored.getByRole('region', { name: /^Similar pictures/ })).toBeVisible();
    await card.getByRole('button', { name: 'Reject …' }).click();
    await expect(card.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
    await card.getByRole('button', { name: 'Broken file' }).click();
    await card.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText(`${name} is rejected`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Log' })).toContainText(
      `Artwork reviewed: #${id}, rejected`,
    );
  });

  await test.step('its owner reads why, and submits it again', async () => {
    await wallet.useAccounts([owner]);
    await page.goto(toArtworkPath(id));
    await expect(main).toContainText('A reviewer rejected this work: The file can’t be seen as it should.');
    await main.getByRole('button', { name: 'Submit again' }).click();
    await expect(main).toContainText('A reviewer has not looked at this work yet.');
  });

  await test.step('the reviewer approves it', async () => {
    await wallet.useAccounts([operatorKey]);
    await page.goto('/operator/review');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`${name} is approved`)).toBeVisible();
    await page.goto(toArtworkPath(id));
    await expect(main.getByText('A reviewer')).toHaveCount(0);
  });

  await test.step('its owner may let the market take it', async () => {
    await wallet.useAccounts([owner]);
    await findAction(page, 'Approve NFT').click();
    await confirmAction(page, 'Approve NFT', 'Approve NFT');
    await closeAction(page, 'Approve successfully!');
    await expect(findAction(page, 'Approve NFT')).toHaveCount(0);
  });
});

test('[ART-05] a reviewer takes the file of a work down, and lets it be served again', async ({
  page,
  openWallet,
  stack,
  watch,
}) => {
  // The work has no file.
  watch.allow(/\/media\/[0-9a-f]{64}/);
  const art = await createArtworks(stack.rpcUrl);
  const id = await art.mint(await createActor(stack.rpcUrl));
  const main = page.getByRole('main');
  const part = main.getByRole('region', { name: 'Files taken down' });
  const down = part.getByRole('listitem').filter({ hasText: `Artwork ${id}` });
  const wallet = await openWallet({}, { keys: [operatorKey] });
  await page.goto('/operator/review');
  await connectWallet(page, wallet);
  await main.getByRole('button', { name: 'Sign in' }).click();

  await test.step('an address that is none, a number that nobody has', async () => {
    const field = part.getByLabel('Number or address of an artwork');
    await field.fill('a picture');
    await expect(part).toContainText('Enter a number such as 12');
    await field.fill('99999999');
    await part.getByRole('button', { name: 'Find' }).click();
    await expect(part).toContainText('No artwork has this number.');
  });

  await test.step('the file goes down for a reason', async () => {
    await part
      .getByLabel('Number or address of an artwork')
      .fill(`https://site.example${toArtworkPath(id)}?ref=3`);
    await part.getByRole('button', { name: 'Find' }).click();
    await expect(part.getByRole('button', { name: 'Take the file down' })).toBeDisabled();
    await part.getByLabel('Reason, which the owner reads').fill('A stolen picture.');
    await expectNoViolation(page);
    const dialog = page.getByRole('dialog', { name: 'Take this file down?' });
    await clickUntil(part.getByRole('button', { name: 'Take the file down' }), dialog);
    await expect(dialog).toContainText('Artworks that have it1');
    await expect(dialog).toContainText('A stolen picture.');
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Take the file down' }).click();
    await expect(down).toContainText('A stolen picture.');
    await expect(page.getByRole('table', { name: 'Log' })).toContainText('File taken down');
    await down.getByRole('link').click();
    await expect(main).toContainText('A reviewer rejected this work: A stolen picture.');
  });

  await test.step('it is served again', async () => {
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: 'Serve this file again?' });
    await clickUntil(down.getByRole('button', { name: 'Serve again' }), dialog);
    await expect(dialog).toContainText('A stolen picture.');
    await dialog.getByRole('button', { name: 'Serve again' }).click();
    await expect(down).toHaveCount(0);
  });
});
