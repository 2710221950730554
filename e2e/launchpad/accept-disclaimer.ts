import { expect, type Page } from '@playwright/test';

/** Confirms the disclaimer of a project, which opens by itself once a visit; the wallet signs in. */
export async function acceptDisclaimer(page: Page): Promise<void> {
  const disclaimer = page.getByRole('dialog', { name: 'Just A Sec!' });
  await expect(disclaimer).toBeVisible();
  for (const box of await disclaimer.getByRole('checkbox').all()) await box.check();
  await disclaimer.getByLabel('Country of residence', { exact: true }).selectOption('DE');
  await disclaimer.getByRole('button', { name: 'Confirm' }).click();
  await expect(disclaimer).toBeHidden();
}
