import {
  confirmRemove,
  confirmSupply,
  approveSupply,
  findLiquidityCard,
  toAddPath,
  toRemovePath,
} from '../fixture/liquidity-page.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findPool } from '../fixture/find-pool.ts';
import { connectPhone, expect, test } from '../fixture/phone-test.ts';
import { closeTransaction } from '../fixture/swap-card.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('[WAL-01] [LIQ-05] [LIQ-08] a phone approves, supplies, signs typed data and removes by that signature', async ({
  page,
  openPhone,
  stack,
}) => {
  const phone = await openPhone({ native: '3', tokens: { CAKE: '600' } });
  const chain = createChainReader(stack.rpcUrl);
  await page.goto(toAddPath('BNB', 'CAKE'));
  await connectPhone(page, phone);

  await test.step('supplies with an approval', async () => {
    await findLiquidityCard(page, 'Add liquidity').first.fill('1');
    await approveSupply(page, 'CAKE');
    await confirmSupply(page);
    await closeTransaction(page);
  });

  const pool = findPool(await chain.readPools(), 'WBNB', 'CAKE')!;
  const { held } = await chain.readShares(pool.address, phone.address);
  const card = findLiquidityCard(page, 'Remove liquidity');

  await test.step('a rejected signature leaves the form usable', async () => {
    await page.goto(toRemovePath('BNB', 'CAKE'));
    await card.button('Max').click();
    phone.decide('eth_signTypedData_v4', 'reject');
    await confirmRemove(page);
    await expect.poll(() => phone.log.at(-1)?.method).toBe('eth_signTypedData_v4');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(card.button('Sign and remove')).toBeEnabled();
    phone.decide('eth_signTypedData_v4', 'approve');
  });

  await test.step('the pair accepts the signature of the phone', async () => {
    await confirmRemove(page);
    await closeTransaction(page);
    const { input } = await chain.readTransaction(phone.sent.at(-1)!);
    // removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)
    expect(input.slice(0, 10)).toBe('0xded9382a');
    expect(held).toBeGreaterThan(0n);
    expect((await chain.readShares(pool.address, phone.address)).held).toBe(0n);
  });
});
