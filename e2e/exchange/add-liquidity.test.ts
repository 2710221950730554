import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { computeQuote, findReserves } from '@tradewind/rules/exchange/pair';
import { formatUnits, parseUnits } from 'viem';
import { toExactText } from '../fixture/exact-text.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { expectValue } from '../fixture/index-prices.ts';
import { findToken } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';
import { findPool } from '../fixture/find-pool.ts';
import {
  approveSupply,
  confirmSupply,
  findLiquidityCard,
  openAdd,
  supply,
  toCurrencyId,
} from '../fixture/liquidity-page.ts';
import { closeTransaction, findDetail, findTokenDialog, findTokenRows } from '../fixture/swap-card.ts';
import { expectSameDialog, expectStep, keepDialog } from '../fixture/write-dialog.ts';

test('[LIQ-01] [LIQ-03] addresses redirect, and a chosen currency changes the route', async ({ page }) => {
  const [busd, dai] = [toCurrencyId('BUSD'), toCurrencyId('DAI')];
  const card = findLiquidityCard(page, 'Add liquidity');
  await page.goto(`/add/${busd}-${dai}`);
  await expect(page).toHaveURL(`/add/${busd}/${dai}`);
  await page.goto(`/add/${busd}/${busd.toUpperCase().replace('0X', '0x')}`);
  await expect(page).toHaveURL(`/add/${busd}`);
  await page.goto('/add');
  await expect(card.card.getByRole('button', { name: /^First token: BNB/ })).toBeVisible();
  await expect(card.button('Connect Wallet')).toBeVisible();
  await card.card.getByRole('button', { name: /^Second token/ }).click();
  await findTokenDialog(page).getByRole('searchbox').fill('BUSD');
  await findTokenRows(page).first().click();
  await expect(page).toHaveURL(`/add/ETH/${busd}`);
  await expect(card.detail('Price')).toContainText(/BUSD per BNB/);
  await expect(card.detail('Price')).toContainText(/BNB per BUSD/);
});

test('[LIQ-02] [LIQ-03] [LIQ-08] supplies two tokens at the pool’s price, in the amounts of the form', async ({
  page,
  openWallet,
  request,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { DAI: '100', BUSD: '100' } });
  const chain = createChainReader(stack.rpcUrl);
  const pool = findPool(await chain.readPools(), 'DAI', 'BUSD')!;
  const { reserveIn, reserveOut } = findReserves(pool, findToken('DAI').address)!;
  const amountB = computeQuote(parseUnits('30', 18), reserveIn, reserveOut);
  const card = await openAdd(page, wallet, 'DAI', 'BUSD');
  await expect(card.button('Enter an amount')).toBeDisabled();
  await card.first.fill('101');
  await expect(card.button('Insufficient DAI balance')).toBeDisabled();
  await card.first.fill('30');
  await expect(card.second).toHaveValue(formatAmount(amountB, 18));
  await expect(card.detail('Share of pool')).toHaveText('<0.01%');
  const values = [
    { symbol: 'DAI', amount: '30' },
    { symbol: 'BUSD', amount: formatUnits(amountB, 18) },
  ];
  for (const value of values) await expectValue(request, card.card, value);
  const dialog = page.getByRole('dialog', { name: 'You will receive' });
  const confirm = dialog.getByRole('button', { name: 'Confirm Supply' });
  await test.step('both approvals and the deposit are one dialog of one size', async () => {
    await approveSupply(page, 'DAI');
    await keepDialog(page.getByRole('dialog'));
    await expect(confirm).toBeHidden();
    await expectSameDialog(page);
    // All terms and the steps are in sight beside an approval.
    await expect(dialog.getByRole('list', { name: 'Steps' })).toBeInViewport({ ratio: 1 });
    await approveSupply(page, 'BUSD');
    await expect(dialog).toContainText('DAI/BUSD');
    await expectSameDialog(page);
    await confirm.click();
    await expect(page.getByRole('dialog').getByText('Transaction confirmed')).toBeVisible();
    await expectStep(page.getByRole('dialog'), 'Approve DAI', 'Done');
    await expectStep(page.getByRole('dialog'), 'Included in a block', 'Done');
    await expectSameDialog(page);
    const deposited = findDetail(page.getByRole('dialog'), /^(You deposited|and)$/);
    await expect(deposited).toHaveText([/^30 DAI\$[\d,.]+$/, /^[\d,.]+ BUSD\$[\d,.]+$/]);
    await expect(deposited.nth(1).getByTitle(toExactText(amountB, 'BUSD'))).toBeVisible();
    for (const [index, value] of values.entries()) await expectValue(request, deposited.nth(index), value);
  });
  await closeTransaction(page);
  await expect(card.first).toHaveValue('');
  const { held, totalSupply } = await chain.readShares(pool.address, wallet.address());
  expect(held).toBeGreaterThan(0n);
  expect(held * 10_000n).toBeLessThan(totalSupply);
  expect(await chain.readBalance(wallet.address(), 'DAI')).toBe(parseUnits('70', 18));
  expect(await chain.readBalance(wallet.address(), 'BUSD')).toBe(parseUnits('100', 18) - amountB);
  await expect(page.getByRole('region', { name: 'Your position' })).toContainText('Pooled DAI');
});

test('[LIQ-02] the first provider is informed, sets the price and gets the whole pool', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ tokens: { GULL: '300', XVS: '10' } });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openAdd(page, wallet, 'GULL', 'XVS');
  await expect(card.card).toContainText('You are the first liquidity provider.');
  await card.first.fill('300');
  await card.second.fill('1.5');
  await expect(card.detail('Price')).toContainText('0.005 XVS per GULL');
  await expect(card.detail('Share of pool')).toHaveText('100.00%');
  await approveSupply(page, 'GULL');
  await approveSupply(page, 'XVS');
  await confirmSupply(page);
  await closeTransaction(page);
  const pool = findPool(await chain.readPools(), 'GULL', 'XVS')!;
  const reserves = findReserves(pool, findToken('GULL').address);
  expect(reserves).toEqual({ reserveIn: parseUnits('300', 18), reserveOut: parseUnits('1.5', 18) });
  await expect(card.card).not.toContainText('You are the first liquidity provider.');
});

test('[LIQ-05] [LIQ-08] given a deposit rejected in the wallet, then no error is shown; the native coin needs no approval', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2', tokens: { CAKE: '500' } });
  const chain = createChainReader(stack.rpcUrl);
  const card = await openAdd(page, wallet, 'BNB', 'CAKE');
  await card.first.fill('0.5');
  await expect(card.button('Approve BNB')).toBeHidden();
  await approveSupply(page, 'CAKE');
  wallet.decide('eth_sendTransaction', 'reject');
  await confirmSupply(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(card.first).toHaveValue('0.5');
  wallet.decide('eth_sendTransaction', 'approve');
  await confirmSupply(page);
  await closeTransaction(page);
  const pool = findPool(await chain.readPools(), 'WBNB', 'CAKE')!;
  expect((await chain.readShares(pool.address, wallet.address())).held).toBeGreaterThan(0n);
});

test('[LIQ-06] [LIQ-07] positions are found without importing, and Import Pool shows the existing pool', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { XVS: '300' } });
  await page.goto('/pool');
  await expect(page.getByText('Connect to a wallet to view your liquidity.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Liquidity' })).toHaveAttribute('href', '/add/ETH');
  await supply(page, wallet, 'BNB', 'XVS', '1');

  await page.goto('/pool');
  const positions = page.getByRole('list', { name: 'Liquidity' });
  const card = positions.getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(/Fees (<\$0.01|\$\d).* · [\d.,]+% a year/);
  await expect(card.getByText('Pooled BNB')).toBeHidden();
  await card.getByRole('button', { name: /BNB/ }).click();
  await expect(card).toContainText(/Pooled BNB\s*(0\.99\d*|1) BNB \(\$\d/);
  await expect(card).toContainText('Pool tokens');
  await expect(card).toContainText(/Share of pool\s*\d+\.\d\d%/);
  await expect(card.getByRole('link', { name: 'Add' })).toHaveAttribute('href', /^\/add\/.*ETH|^\/add\/ETH/);
  await expect(card.getByRole('link', { name: 'Remove' })).toHaveAttribute('href', /^\/remove\//);

  await page.getByRole('link', { name: 'Import it.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import Pool');
  const find = findLiquidityCard(page, 'Import Pool');
  const choose = async (symbol: string) => {
    await find.card.getByRole('button', { name: /^Second token/ }).click();
    await findTokenDialog(page).getByRole('searchbox').fill(symbol);
    await findTokenRows(page)
      .filter({ has: page.getByText(symbol, { exact: true }) })
      .first()
      .click();
  };
  await choose('XVS');
  await expect(find.card).toContainText('Pool found.');
  await expect(page.getByRole('region', { name: 'Your position' })).toContainText('Pooled XVS');
  await choose('BUSD');
  await expect(find.card).toContainText('You don’t have liquidity in this pool yet.');
  await choose('GULL');
  await expect(find.card).toContainText('No pool found.');
  await choose('WBNB');
  await expect(find.card).toContainText('Invalid pair');
});
