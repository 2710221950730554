import { expect, test } from '../fixture/test.ts';

test('[SHELL-07] the demonstration counts, and its form validates a name', async ({ page }) => {
  await page.goto('/yup-test');
  const counter = page.getByRole('region', { name: 'Counter' });
  await counter.getByRole('button', { name: 'Increase' }).click();
  await expect(counter.getByRole('status')).toHaveText('Count: 1');
  await counter.getByRole('button', { name: 'Reset' }).click();
  await expect(counter.getByRole('status')).toHaveText('Count: 0');

  const form = page.getByRole('region', { name: 'Name form' });
  const name = form.getByRole('textbox', { name: 'Name' });
  await name.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Enter a name');
  await name.fill('R2');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'A name has letters, spaces, hyphens and apostrophes only',
  );
  await name.fill('Ann Lee');
  await name.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Hello, Ann Lee');
});

test('[SHELL-07] the maintenance page says that tokens are safe', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon');
  await expect(page.getByText('Your tokens are in your wallet')).toBeVisible();
});
