import { formatUnits } from 'viem';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findExchange } from '../fixture/local-chain.ts';
import { expect, test } from '../fixture/test.ts';

test("[SHELL-04] the specified supply is shown, and beside it the chain's", async ({ page, stack }) => {
  await page.goto('/');
  const supply = page.getByRole('region', { name: 'BSCS supply' });
  for (const figure of ['500,000,000', '99,241,159', '400,758,841'])
    await expect(supply.getByText(figure, { exact: true }).first()).toBeVisible();
  const raw = await createChainReader(stack.rpcUrl).readBalance(findExchange().burnAddress, 'BSCS');
  const burned = Math.floor(Number(formatUnits(raw, 18)));
  await expect(supply.getByText('Live from the chain:')).toHaveCount(2);
  await expect(supply).toContainText(`Live from the chain:${burned.toLocaleString('en')}`);
});

test('[SHELL-04] the specified supply is shown while the chain cannot be read, the live one is a dash', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED|WebSocket/);
  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort());
  await page.goto('/');
  const supply = page.getByRole('region', { name: 'BSCS supply' });
  await expect(supply).toContainText('99,241,159');
  await expect(supply.getByText(/the chain could not be read/).first()).toBeAttached({ timeout: 30_000 });
});
