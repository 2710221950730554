import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { AgreedNfts } from '../../../shared/simulation/verify-nfts.ts';
import type { CallRefusal, TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan, TransactionStep } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import {
  createPermissionCall,
  createSendCall,
  createStakeCall,
  createUnstakeCall,
} from './create-works-call.ts';
import { readPermission } from './permission.query.ts';
import { needsPermission, type WorksOrder, worksTag } from './works-order.ts';

const text = messages.nftStakeWrite;

/** The steps of a move of works, with the permission that a stake of several needs. */
export function createWorksPlan(order: WorksOrder): TransactionPlan {
  const { chain, collection, ids, way } = order;
  const sorted = ids.toSorted((a, b) => (a < b ? -1 : 1));
  return {
    summary: way === 'stake' ? text.stakeSummary(ids.length) : text.unstakeSummary(ids.length),
    identity: toWriteIdentity(`nft-${way}`, collection.address, ...sorted),
    chainId: chain.chainId,
    silentWalletErrors: 'rejection',
    tag: worksTag,
    doneTitle: way === 'stake' ? text.staked : text.unstaked,
    steps: [
      { kind: 'switch-chain' },
      ...(needsPermission(order) ? listPermissionSteps(order) : []),
      { kind: 'send', createWrite: async () => planWorks(order) },
      { kind: 'receipt' },
    ],
  };
}

function listPermissionSteps(order: WorksOrder): TransactionStep[] {
  return [
    {
      kind: 'send',
      summary: text.permissionSummary(order.collection.name),
      isNeeded: async () => !(await readPermission(order)),
      createWrite: async () => planPermission(order),
    },
    { kind: 'receipt' },
  ];
}

/** The permission alone: no work leaves by it. */
function planPermission(order: WorksOrder): PlannedWrite {
  const nfts = { leaves: [], arrives: [], approvals: [toPermission(order)] };
  return toPlanned(order, nfts, createPermissionCall(order.collection.address, order.staking));
}

/** A move with its agreed NFTs; with the permission before it where the dialog simulates both. */
export function planWorks(order: WorksOrder, { withPermission = false } = {}): PlannedWrite {
  const { account, collection, ids, way } = order;
  const works = ids.map((tokenId) => ({ ...toNamed(collection), tokenId }));
  const nfts: AgreedNfts =
    way === 'stake'
      ? { leaves: works, arrives: [], approvals: withPermission ? [toPermission(order)] : [] }
      : { leaves: [], arrives: works.map((work) => ({ ...work, owner: account })), approvals: [] };
  const before = withPermission ? [createPermissionCall(collection.address, order.staking)] : [];
  return toPlanned(order, nfts, createMoveCall(order), before);
}

function createMoveCall({ account, staking, collection, ids, way }: WorksOrder): TransactionCall {
  if (way === 'unstake') return createUnstakeCall(staking, collection.address, ids);
  const [first = 0n] = ids;
  return ids.length === 1
    ? createSendCall(account, staking, { collection: collection.address, tokenId: first })
    : createStakeCall(staking, collection.address, ids);
}

function toPermission({ collection, staking }: WorksOrder) {
  const operatorName = messages.nftStakeSpender.name;
  return { ...toNamed(collection), operator: staking, operatorName, tokenId: 'all' } as const;
}

/** The contract lists it: the site allowed it once. */
function toNamed({ address, name }: WorksOrder['collection']) {
  return { collection: address, collectionName: name };
}

function toPlanned(
  { account }: WorksOrder,
  nfts: AgreedNfts,
  call: TransactionCall,
  before: readonly TransactionCall[] = [],
): PlannedWrite {
  const expected = { leaves: [], arrives: [], nfts };
  const holdings = listHoldings(account, expected);
  return {
    expected,
    explain: explainWorksRefusal,
    write: { account, spends: [], before, candidates: [call], holdings },
  };
}

const refusalTexts = new Map<ReturnType<typeof findError>, string>([
  ['NftStaking_NotAllowed', text.refused.notAllowed],
  ['NftStaking_TooManyTokens', text.refused.tooMany],
  ['NftStaking_AlreadyStaked', text.refused.alreadyStaked],
  ['NftStaking_NotStaked', text.refused.notStaked],
  ['NftStaking_NotReceived', text.refused.notReceived],
  ['NftStaking_NothingReturned', text.refused.nothingReturned],
]);

function findError(cause: unknown) {
  return findContractError(cause, nftStakingAbi);
}

function explainWorksRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  return new UserMessageError(refusalTexts.get(findError(cause)) ?? toUserMessage(cause), { cause });
}
