import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { amountSchema, periodsSchema } from '../pool/pool-answers.ts';
import type { StakeOrder } from './stake-order.ts';

/** The owner may change rates and fees of later stakes at any time: throws where they are not those of the order. */
export async function assertTerms({ chain, pool, period }: StakeOrder): Promise<void> {
  const views = ['stakePeriodAPRs', 'currentFeeVersion'].map((functionName) => ({
    address: pool.address,
    abi: stakePoolAbi,
    functionName,
  }));
  const [periods, feeVersion] = await readAnswers(chain.client, views);
  const offered = periodsSchema.parse(periods).find(({ duration }) => duration === period.duration);
  const isSame = offered?.aprBps === period.aprBps && amountSchema.parse(feeVersion) === pool.feeVersion;
  if (!isSame) throw new UserMessageError(messages.stakePoolWrite.termsChanged);
}
