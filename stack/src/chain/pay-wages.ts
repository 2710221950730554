import { parseEther } from 'viem';
import { getBalance } from 'viem/actions';
import { type DemoAccount, localAccount } from '../demo-accounts.ts';
import type { ChainClient } from './connect.ts';
import { sendAs } from './send-as.ts';

const enough = parseEther('10');
const wage = parseEther('100');

/** Sends coins from the deployer to accounts whose balance is low. */
export async function payWages(client: ChainClient, accounts: readonly DemoAccount[]): Promise<void> {
  for (const { address } of accounts) {
    if ((await getBalance(client, { address })) >= enough) continue;
    await sendAs(client, { from: localAccount(0).address, to: address, data: '0x', value: wage });
  }
}
