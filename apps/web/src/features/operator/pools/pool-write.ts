import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { ExpectedMovements } from '../../../shared/simulation/expected-movements.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';
import { createPoolCall } from './create-pool-call.ts';
import type { PoolOrder } from './pool-order.ts';

/** An order with its agreed movements: a funding takes its amount, a withdrawal brings it, the others move nothing. */
export function planPoolWrite(order: PoolOrder, { isBatch = false } = {}): PlannedWrite {
  const { account, target } = order;
  const expected = toMovements(order);
  return {
    expected,
    explain: explainRefusal,
    write: {
      account,
      spends:
        order.kind === 'fund' ? [{ token: order.token.address, spender: target, amount: order.amount }] : [],
      isBatch,
      candidates: [createPoolCall(order)],
      holdings: listHoldings(account, expected),
    },
  };
}

function toMovements(order: PoolOrder): ExpectedMovements {
  if (order.kind === 'fund')
    return {
      leaves: [{ currency: order.token, owner: order.account, limit: order.amount }],
      arrives: [],
    };
  if (order.kind === 'withdraw')
    return { leaves: [], arrives: [{ currency: order.token, owner: order.to, limit: order.amount }] };
  return { leaves: [], arrives: [] };
}

type ContractError = ReturnType<
  typeof findContractError<typeof stakePoolAbi> | typeof findContractError<typeof stakePoolFactoryAbi>
>;

const { refused } = messages.operatorPools;

const sentences: readonly (readonly [ContractError, keyof typeof refused])[] = [
  ['TwoStepOwner_NotOwner', 'notOwner'],
  ['StakePool_NotFree', 'notFree'],
  ['StakePool_Finished', 'finished'],
  ['StakePool_TaxedToken', 'taxed'],
  ['StakePool_PullFailed', 'pullFailed'],
  ['StakePoolFactory_TooManyLive', 'tooManyLive'],
  ['StakePool_BadPeriod', 'parameters'],
  ['StakePool_BadFee', 'parameters'],
  ['StakePool_NoFeeVersionLeft', 'noTableLeft'],
  ['StakePool_BadMinimum', 'parameters'],
];

/** The sentence for an order that the contract would refuse. */
function explainRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  const name = findContractError(cause, stakePoolAbi) ?? findContractError(cause, stakePoolFactoryAbi);
  const sentence = sentences.find(([error]) => error === name)?.[1];
  return new UserMessageError(sentence ? refused[sentence] : toUserMessage(cause), { cause });
}
