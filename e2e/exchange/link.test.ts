import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { findSwapCard } from '../fixture/swap-card.ts';

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

test('[SWAP-01] bad values of a link are ignored one by one, and the native coin answers to its symbol', async ({
  page,
}) => {
  const card = findSwapCard(page);
  const unknown = `0x${'12'.repeat(20)}`;
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
