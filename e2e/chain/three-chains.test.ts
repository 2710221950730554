import type { Page } from '@playwright/test';
import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { localMnemonic } from '@tradewind/abi/local/deployment-plan';
import { createClient, erc20Abi, http, parseEther, parseUnits, type Address, type Hex } from 'viem';
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';
import {
  getBalance,
  getTransactionReceipt,
  readContract,
  sendTransaction,
  writeContract,
} from 'viem/actions';
import { findSimulation } from '../fixture/simulation.ts';
import { waitForSuccess } from '../fixture/payer.ts';
import { closeTransaction, openDetails } from '../fixture/swap-card.ts';
import { installTestWallet, type TestWallet } from '../fixture/test-wallet.ts';
import { type Chains, ethereum, expect, home, polygon, test } from '../fixture/three-chains-test.ts';
import { connectWallet, findAccountButton, openRecentTransactions } from '../fixture/wallet-dialog.ts';

const usdc = findNetworkDeployment(ethereum)!.stablecoins.at(-1)!;

/** Funds an account differently on each chain, with 25 USDC on Ethereum. */
async function fund(chains: Chains, to: Address): Promise<void> {
  const amounts = { [home]: '2', [ethereum]: '3', [polygon]: '5' };
  for (const [chainId, amount] of Object.entries(amounts)) {
    const { rpcUrl } = chains[Number(chainId)]!;
    const account = mnemonicToAccount(localMnemonic, { addressIndex: 9 });
    const client = createClient({ account, transport: http(rpcUrl) });
    const value = parseEther(amount);
    await waitForSuccess(rpcUrl, [await sendTransaction(client, { chain: null, to, value })]);
  }
  const { rpcUrl } = chains[ethereum]!;
  const holder = createClient({
    account: mnemonicToAccount(localMnemonic, { addressIndex: 3 }),
    transport: http(rpcUrl),
  });
  const transfer = {
    address: usdc,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseUnits('25', 6)],
  } as const;
  await waitForSuccess(rpcUrl, [await writeContract(holder, { ...transfer, chain: null })]);
}

/** A wallet that knows the home chain alone. */
async function openWallet(page: Page, chains: Chains): Promise<TestWallet> {
  const key: Hex = generatePrivateKey();
  await fund(chains, privateKeyToAddress(key));
  return installTestWallet(page, { keys: [key], chains: { [home]: chains[home]!.rpcUrl }, chainId: home });
}

async function openAccount(page: Page, site: string, wallet: TestWallet) {
  await page.goto(site);
  await connectWallet(page, wallet);
  await findAccountButton(page, wallet.address()).click();
  return page.getByRole('dialog', { name: 'Account' });
}

function listRequests(wallet: TestWallet): string[] {
  const asked = ['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_sendTransaction'];
  return wallet.log.flatMap(({ method }) => (asked.includes(method) ? [method] : []));
}

test('[CHAIN-02] given one account on three chains, when its menu opens, then it has three balances', async ({
  page,
  chains,
  site,
}) => {
  const account = await openAccount(page, site, await openWallet(page, chains));
  await expect(account).toContainText('Balance on Local BSC2 BNB');
  await expect(account).toContainText('Balance on Local Ethereum3 ETH');
  await expect(account).toContainText('Balance on Local Polygon5 POL');
});

test('[CHAIN-02] given a chain whose node is cut off, when the balances are read, then that one is unknown and the others go on', async ({
  page,
  chains,
  site,
}) => {
  const wallet = await openWallet(page, chains);
  chains[ethereum]!.fail('down');
  const account = await openAccount(page, site, wallet);
  await expect(account).toContainText('Balance on Local BSC2 BNB');
  await expect(account).toContainText('Balance on Local Polygon5 POL');
  await expect(account).toContainText('Balance on Local Ethereum–Unknown: The network could not be reached', {
    timeout: 40_000,
  });
  await expect(page.getByRole('status').filter({ hasText: 'Prices and balances are old.' })).toBeHidden();
  chains[ethereum]!.fail('none');
  await expect(account).toContainText('Balance on Local Ethereum3 ETH', { timeout: 30_000 });
});

test('[CHAIN-03] [WAL-04] given a page whose home is another chain, when a token is sent on Ethereum, then the wallet adds it, switches, and comes back for the next home write', async ({
  page,
  chains,
  site,
}) => {
  const wallet = await openWallet(page, chains);
  const recipient = privateKeyToAddress(generatePrivateKey());
  const account = await openAccount(page, site, wallet);
  await account.getByRole('button', { name: 'Send' }).click();
  const form = page.getByRole('dialog', { name: 'Send' });
  const amount = form.getByRole('textbox', { name: 'Amount' });
  await form.getByRole('combobox', { name: 'Network' }).selectOption('Local Ethereum');
  await expect(form).toContainText('Balance: 3');
  await form.getByRole('button', { name: 'Send: ETH, choose another token' }).click();
  const tokens = page.getByRole('dialog', { name: 'Select a token' });
  await tokens.getByRole('list', { name: 'Tokens' }).getByText('USDC', { exact: true }).click();
  await expect(form).toContainText('Balance: 25');
  await amount.fill('10');
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient);
  await form.getByRole('button', { name: 'Review' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm transfer' });
  await expect(confirm).toContainText(/From0x\w+…\w+Local Ethereum/);
  await expect(findSimulation(page).section).toContainText(/^At most.*10 USDC/);
  await openDetails(confirm);
  await expect(findSimulation(page).line('Leaves')).toHaveText('10 USDC');
  wallet.decide('eth_sendTransaction', 'hold');
  await confirm.getByRole('button', { name: 'Send' }).click();
  const pending = await wallet.nextPending('eth_sendTransaction');
  await expect(page.getByRole('dialog')).toContainText('Network: Local Ethereum');
  expect(pending.params[0]).toMatchObject({ chainId: '0x7a6a', to: usdc });
  pending.approve();
  await closeTransaction(page);
  expect(listRequests(wallet)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
    'eth_sendTransaction',
  ]);
  const [added] = wallet.log.flatMap(({ method, params }) =>
    method === 'wallet_addEthereumChain' ? params : [],
  );
  expect(added).toMatchObject({
    chainId: '0x7a6a',
    chainName: 'Local Ethereum',
    rpcUrls: [chains[ethereum]!.url],
  });
  const client = createClient({ transport: http(chains[ethereum]!.rpcUrl) });
  const { status } = await getTransactionReceipt(client, { hash: wallet.sent[0]! });
  expect(status).toBe('success');
  const balance = { address: usdc, abi: erc20Abi, functionName: 'balanceOf', args: [recipient] } as const;
  expect(await readContract(client, balance)).toBe(parseUnits('10', 6));

  // The wallet is still on Ethereum: that is no wrong network, and the next home write switches back.
  await findAccountButton(page, wallet.address()).click();
  await expect(account).toContainText(
    'Your wallet is on Local Ethereum. The next transaction on Local BSC switches it',
  );
  await account.getByRole('button', { name: 'Send' }).click();
  wallet.decide('eth_sendTransaction', 'approve');
  await amount.fill('0.5');
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient);
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(confirm).toContainText(/From0x\w+…\w+Local BSC/);
  await confirm.getByRole('button', { name: 'Send' }).click();
  await closeTransaction(page);
  expect(listRequests(wallet).slice(4)).toEqual(['wallet_switchEthereumChain', 'eth_sendTransaction']);
  const homeClient = createClient({ transport: http(chains[home]!.rpcUrl) });
  expect(await getBalance(homeClient, { address: recipient })).toBe(parseEther('0.5'));
  const recent = await openRecentTransactions(page, wallet);
  await expect(recent.getByRole('listitem').filter({ hasText: 'Send 10 USDC' })).toContainText(
    'Local Ethereum',
  );
  await expect(recent.getByRole('listitem').filter({ hasText: 'Send 0.5 BNB' })).not.toContainText(
    'Local Ethereum',
  );
});
