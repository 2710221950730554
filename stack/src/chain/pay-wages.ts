import { parseEther } from 'viem';
import { getBalance } from 'viem/actions';
import { getFeederAccount, getKeeperAccount, localAccount } from '../demo-accounts.ts';
import type { ChainClient } from './connect.ts';
import { sendAs } from './send-as.ts';

const enough = parseEther('10');
const wage = parseEther('100');

/** Sends coins from the deployer to keeper and feeder when their balance is low. */
export async function payWages(client: ChainClient): Promise<void> {
  for (const { address } of [getKeeperAccount(), getFeederAccount()]) {
    if ((await getBalance(client, { address })) >= enough) continue;
    await sendAs(client, { from: localAccount(0).address, to: address, data: '0x', value: wage });
  }
}
