import { parseEther } from 'viem';
import { getBalance } from 'viem/actions';
import { getKeeperAccount, localAccount } from '../demo-accounts.ts';
import type { ChainClient } from './connect.ts';
import { sendAs } from './send-as.ts';

const enough = parseEther('10');
const ration = parseEther('100');

/** Gives the keeper coins of the deployer's when it has few left. */
export async function fundKeeper(client: ChainClient): Promise<void> {
  const { address } = getKeeperAccount();
  if ((await getBalance(client, { address })) >= enough) return;
  await sendAs(client, { from: localAccount(0).address, to: address, data: '0x', value: ration });
}
