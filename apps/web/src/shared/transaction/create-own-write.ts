import { isSameAddress } from '@tradewind/rules/network/address';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import type { SendStep } from './transaction-plan.ts';
import type { WalletTurn } from './transaction-wallet.ts';

/** The write of a step; throws when another account than the write's would sign it. */
export async function createOwnWrite(
  step: Pick<SendStep, 'createWrite'>,
  { account }: Pick<WalletTurn, 'account'>,
): Promise<PlannedWrite> {
  const planned = await step.createWrite();
  if (!isSameAddress(planned.write.account, account))
    throw new UserMessageError(messages.chain.accountChanged);
  return planned;
}
