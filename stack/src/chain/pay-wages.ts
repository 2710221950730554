import { parseEther } from 'viem';
import { getBalance } from 'viem/actions';
import { getFeederAccount, getKeeperAccount, localAccount } from '../demo-accounts.ts';
import type { ChainClient } from './connect.ts';
import { sendAs } from './send-as.ts';

const enough = parseEther('10');
const wage = parseEther('100');

/** Gives keeper and feeder coins of the deployer's when they have few left. */
export async function payWages(client: ChainClient): Promise<void> {
  for (const { address } of [getKeeperAccount(), getFeederAccount()]) {
    if ((await getBalance(client, { address })) >= enough) continue;
    await sendAs(client, { from: localAccount(0).address, to: address, data: '0x', value: wage });
  }
}
