import { createClient, erc20Abi, http } from 'viem';
import { writeContract } from 'viem/actions';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { createBreakableToken } from '../fixture/breakable-token.ts';
import { createChainReader } from '../fixture/chain-reader.ts';
import { findPool } from '../fixture/find-pool.ts';
import {
  confirmRemove,
  findLiquidityCard,
  openRemove,
  supply,
  toRemovePath,
} from '../fixture/liquidity-page.ts';
import { findExchange } from '../fixture/local-chain.ts';
import { waitForSuccess } from '../fixture/payer.ts';
import { findSwapCard } from '../fixture/swap-card.ts';
import { expect, test } from '../fixture/test.ts';
import { expectStep } from '../fixture/write-dialog.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';

test('[SWAP-12] given a token that rejects its transfer, then the swap shows it and spends nothing', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const token = await createBreakableToken(stack.rpcUrl, wallet.address());
  await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${token.address}&exactAmount=0.1`);
  const warning = page.getByRole('dialog', { name: 'Token imported' });
  await warning.getByRole('checkbox', { name: 'I understand' }).check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await connectWallet(page, wallet);
  const card = findSwapCard(page);
  await expect(card.to).toHaveValue(/^9\d\./);
  await card.button('Swap').click();
  await token.pause();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Swap' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' }).getByRole('alert')).toHaveText(
    'The transaction cannot succeed due to error: Tradewind: TRANSFER_FAILED. This is probably an issue with one of the tokens you are swapping.',
  );
  expect(wallet.sent).toEqual([]);
});

test('[LIQ-08] given a withdrawal that the token rejects, then its failure is shown before the wallet opens', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '2' });
  const token = await createBreakableToken(stack.rpcUrl, wallet.address());
  await page.goto(`/remove/ETH/${token.address.toLowerCase()}`);
  await connectWallet(page, wallet);
  const card = findLiquidityCard(page, 'Remove liquidity');
  await card.button('50%').click();
  await openRemove(page);
  await token.pause();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' }).getByRole('alert')).toHaveText(
    'This transaction would fail. Please contact support.',
  );
  expect(wallet.sent).toEqual([]);
});

test('[LIQ-08] given a withdrawal whose approval was revoked meanwhile, then it is not sent', async ({
  page,
  openWallet,
  stack,
}) => {
  const wallet = await openWallet({ native: '3', tokens: { CAKE: '600' } });
  const account = wallet.address();
  wallet.decide('eth_signTypedData_v4', { code: -32601, message: 'Method not found.' });
  await supply(page, wallet, 'BNB', 'CAKE', '1');
  await page.goto(toRemovePath('BNB', 'CAKE'));
  const card = findLiquidityCard(page, 'Remove liquidity');
  await card.button('Max').click();
  await confirmRemove(page);
  const dialog = await openRemove(page, 'Remove');
  await dialog.getByRole('button', { name: 'Approve TWD-LP' }).click();
  await expectStep(dialog, 'Approve TWD-LP', 'Done');
  const sent = wallet.sent.length;

  const pool = findPool(await createChainReader(stack.rpcUrl).readPools(), 'WBNB', 'CAKE');
  const chain = createClient({ transport: http(stack.rpcUrl) });
  await requestFromNode(stack.rpcUrl, 'anvil_impersonateAccount', [account]);
  const hash = await writeContract(chain, {
    account,
    chain: null,
    address: pool!.address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [findExchange().router, 0n],
  });
  await waitForSuccess(stack.rpcUrl, [hash]);
  await requestFromNode(stack.rpcUrl, 'anvil_stopImpersonatingAccount', [account]);

  // The open dialog reads the allowance with every block, and requests the approval again.
  await expect(dialog.getByRole('button', { name: 'Approve TWD-LP' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeHidden();
  expect(wallet.sent).toHaveLength(sent);
});
