import { demoTokenAbi } from '@tradewind/abi/local/demo-token.abi';
import { demoTokenBytecode } from '@tradewind/abi/local/demo-token.bytecode';
import { type Address, createClient, type Hex, http, stringToHex } from 'viem';
import { deployContract, waitForTransactionReceipt } from 'viem/actions';
import { requestFromNode } from '../fixture/request-from-node.ts';
import { findExchange, findToken } from '../fixture/local-chain.ts';
import { findTokenDialog } from '../fixture/swap-card.ts';
import { createPayer } from '../fixture/payer.ts';
import {
  addList,
  closeDialog,
  findTokenRow,
  openLists,
  openTokenDialog,
  searchToken,
} from './list-dialog.ts';
import { inventToken, writeList } from './list-server.ts';
import { expect, test } from './list-test.ts';
import { noContract, toAddress } from '../test-support/known.ts';

/** Deploys an unlisted token with this symbol. */
async function deployToken(rpcUrl: string, symbol: string): Promise<Address> {
  const account = createPayer();
  const client = createClient({ account, transport: http(rpcUrl), pollingInterval: 50 });
  const hash = await deployContract(client, {
    chain: null,
    abi: demoTokenAbi,
    bytecode: demoTokenBytecode,
    args: ['A copy', symbol, 18, account.address, 1_000n * 10n ** 18n],
  });
  const { contractAddress } = await waitForTransactionReceipt(client, { hash });
  if (!contractAddress) throw new Error('The token was not deployed.');
  return contractAddress;
}

/**
 * The code of a contract whose name and symbol are 32 bytes; it has 18 decimals, and returns 0 for every other call.
 */
function writeBytesToken(name: string, symbol: string): Hex {
  const [nameWord, symbolWord] = [name, symbol].map((text) => stringToHex(text, { size: 32 }).slice(2));
  const answer = '5f5260205ff3';
  const jumps = '8063 06fdde03 14602957 8063 95d89b41 14605157 63 313ce567 14607957'.replaceAll(' ', '');
  return `0x5f3560e01c${jumps}5f${answer}5b7f${nameWord}${answer}5b7f${symbolWord}${answer}5b6012${answer}`;
}

test('[TOK-03] an address of no list is looked up on chain, and a contract that is no token is reported clearly', async ({
  page,
  stack,
  watch,
}) => {
  // Names of 32 bytes are no text (CHAIN-02: undecodable values are logged).
  watch.allow(/answered what its ABI does not know/);
  const old = `0x${'b32'.repeat(13)}1` as const;
  await requestFromNode(stack.rpcUrl, 'anvil_setCode', [old, writeBytesToken('Maker of old', 'MKR')]);
  await page.goto('/swap');
  const dialog = await openTokenDialog(page);
  for (const [typed, sentence] of [
    ['0x1234', 'Invalid address'],
    [toAddress('g'), 'Invalid address'],
    [noContract, 'There is no contract at this address on this network.'],
    [findExchange().router, 'The contract at this address is not a token.'],
  ] as const) {
    await searchToken(page, typed);
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
  }
  await searchToken(page, old);
  await expect(dialog.getByText('MKR', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Maker of old')).toBeVisible();
  await expect(dialog.getByText('Found by address')).toBeVisible();
});

test('[TOK-07] [TOK-01] [TOK-08] an unlisted token is imported behind a warning, kept, and removed', async ({
  page,
  stack,
}) => {
  const address = await deployToken(stack.rpcUrl, 'USDT');
  await page.goto('/swap');
  const dialog = await openTokenDialog(page);
  await searchToken(page, address);
  await expect(dialog.getByText('Same name as another')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add USDT' }).click();

  const warning = page.getByRole('dialog', { name: 'Token imported' });
  await test.step('the warning names the token that it resembles, and Continue requires the tick', async () => {
    await expect(warning.getByRole('alert')).toContainText('Another known token is called USDT as well.');
    await expect(warning.getByRole('alert')).toContainText(new RegExp(findToken('USDT').address, 'i'));
    await expect(warning.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await warning.getByRole('checkbox', { name: 'I understand' }).check();
    await warning.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`outputCurrency=${address}`, 'i'));
  });

  await test.step('it is present after a reload, with its badge, and can be removed', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'To: USDT, choose another token' })).toBeVisible();
    await openTokenDialog(page);
    await searchToken(page, address);
    await expect(findTokenRow(page, 'USDT')).toContainText('Added by you');
    await dialog.getByRole('button', { name: 'Remove USDT' }).click();
    await expect(dialog.getByRole('button', { name: 'Add USDT' })).toBeVisible();
    await closeDialog(page);
    await page.goto('/swap');
    await openTokenDialog(page);
    await searchToken(page, address);
    await expect(findTokenDialog(page).getByRole('button', { name: 'Add USDT' })).toBeVisible();
  });
});

test('[TOK-07] [SWAP-01] a link with an unlisted token warns before it is chosen', async ({
  page,
  stack,
}) => {
  const address = await deployToken(stack.rpcUrl, 'REEF');
  await page.goto(`/swap?outputCurrency=${address}`);
  const warning = page.getByRole('dialog', { name: 'Token imported' });
  await expect(warning).toContainText('REEF');
  await expect(page.getByRole('button', { name: 'To: REEF, choose another token' })).toBeHidden();
  await warning.getByRole('checkbox', { name: 'I understand' }).check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'To: REEF, choose another token' })).toBeVisible();

  await page.goto(`/swap?outputCurrency=${noContract}`);
  await expect(page.getByRole('button', { name: 'To: select a token' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[TOK-07] a reward token is chosen only behind its own warning', async ({ page, lists }) => {
  const url = lists.serve(
    '/list.json',
    writeList('1.0.0', [{ ...inventToken('SYRUP', 'e'), tags: ['syrup'] }], {
      tags: { syrup: { name: 'Reward', description: 'A share in a farm' } },
    }),
  );
  await page.goto('/swap');
  const manager = await openLists(page);
  await addList(manager, url);
  await manager.getByRole('button', { name: 'Back to tokens' }).click();
  await searchToken(page, 'SYRUP');
  await findTokenRow(page, 'SYRUP').locator('[data-row]').click();
  const warning = page.getByRole('dialog', { name: 'Reward token' });
  await expect(warning.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await warning.getByRole('checkbox', { name: 'I understand' }).check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'To: SYRUP, choose another token' })).toBeVisible();
});
