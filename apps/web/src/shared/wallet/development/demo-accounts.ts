import { localMnemonic } from '@tradewind/abi/local/deployment-plan';
import { mnemonicToAccount } from 'viem/accounts';

/** The traders of the local chain: their keys are public, so they hold nothing of value. */
export const demoAccounts = [1, 2, 3].map((addressIndex) =>
  mnemonicToAccount(localMnemonic, { addressIndex }),
);

export type DemoAccount = (typeof demoAccounts)[number];
