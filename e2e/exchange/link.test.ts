import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { toAddress } from '../test-support/known.ts';

const busd = findToken('BUSD').address.toLowerCase();
const cake = findToken('CAKE').address.toLowerCase();

test('[SWAP-01] a link fills the form and the address follows the form', async ({ page }) => {
  const card = findSwapCard(page);
  await page.goto(`/swap?inputCurrency=${cake}&outputCurrency=ETH&exactAmount=1,5&exactField=output`);
  await expect(card.token('From')).toContainText('CAKE');
  await expect(card.token('To')).toContainText('BNB');
  await expect(card.to).toHaveValue('1.5');
  await expect(card.from).toHaveValue(/^\d+(\.\d+)?$/);

  await card.from.fill('12');
  await expect(page).toHaveURL(`/swap?inputCurrency=${cake}&outputCurrency=ETH&exactAmount=12`);
  await card.button('Switch sides').click();
  await expect(page).toHaveURL(
    `/swap?inputCurrency=ETH&outputCurrency=${cake}&exactAmount=12&exactField=output`,
  );
  await card.choose('To', 'BUSD');
  await expect(page).toHaveURL(
    `/swap?inputCurrency=ETH&outputCurrency=${busd}&exactAmount=12&exactField=output`,
  );

  await page.reload();
  await expect(card.token('From')).toContainText('BNB');
  await expect(card.token('To')).toContainText('BUSD');
  await expect(card.to).toHaveValue('12');
});

test('[SWAP-01] given a link that the page rewrites, when an amount is typed at once, then it stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The observer inspects each change of the document before the page continues.
    const watch = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('#root input[inputmode="decimal"]');
      if (field === null || field.closest('[inert]') !== null || field.matches(':disabled')) return;
      if (!Object.keys(field).some((key) => key.startsWith('__reactProps'))) return;
      watch.disconnect();
      field.select();
      document.execCommand('insertText', false, '12');
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  });
  const card = findSwapCard(page);
  await page.goto(`/swap?inputCurrency=${cake}&outputCurrency=ETH&exactAmount=1,5&exactField=output`);
  await expect(page).toHaveURL(`/swap?inputCurrency=${cake}&outputCurrency=ETH&exactAmount=12`);
  await expect(card.from).toHaveValue('12');
});

test('[SWAP-01] invalid values of a link are ignored one by one, and the native coin is found by its symbol', async ({
  page,
}) => {
  const card = findSwapCard(page);
  const unknown = toAddress('12');
  await page.goto(
    `/swap?inputCurrency=${unknown}&outputCurrency=${busd}&exactAmount=7&exactField=sideways&recipient=%3Cb%3E`,
  );
  await expect(card.token('To')).toContainText('BUSD');
  await expect(card.token('From')).toContainText('BNB');
  await expect(card.from).toHaveValue('7');
  await page.goto(`/swap?inputCurrency=${busd}&outputCurrency=bnb&exactAmount=1e5`);
  await expect(card.token('From')).toContainText('BUSD');
  await expect(card.token('To')).toContainText('BNB');
  await expect(card.from).toHaveValue('');
  await page.goto(`/swap?inputCurrency=${busd}&outputCurrency=${busd}&exactAmount=-4`);
  await expect(card.token('From')).toContainText('BUSD');
  await expect(card.button('To: select a token')).toBeVisible();
  await expect(card.from).toHaveValue('');
});
