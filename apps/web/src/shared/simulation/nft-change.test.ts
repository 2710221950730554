import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import { maxUint256, pad, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { listNftChanges, type NodeLog, toNftEvent } from './nft-change.ts';
import { createApprovalLog, createTransferLog, toWord } from './nft-log.test-support.ts';

const account = toAddress('a');
const other = toAddress('b');
const operator = toAddress('c');
const collection = toAddress('d');
const second = toAddress('e');
const nft = { collection, tokenId: 7n };
const out = createTransferLog({ ...nft, from: account, to: other });
const back = createTransferLog({ ...nft, from: other, to: account });

function listChanges(...logs: NodeLog[]) {
  return listNftChanges(account, logs.flatMap(toNftEvent));
}

describe('listNftChanges', () => {
  it('[SWAP-15] given moves from and to the account, then each token leaves or arrives once', () => {
    const mint = createTransferLog({ collection: second, from: zeroAddress, to: account, tokenId: 7n });
    expect(listChanges(out, mint)).toEqual([
      { kind: 'leaves', ...nft },
      { kind: 'arrives', collection: second, tokenId: 7n },
    ]);
  });

  it.each([
    ['a token that returns', [out, back]],
    ['a token that arrives and goes on', [back, out]],
    ['a token that the account sends to itself', [createTransferLog({ ...nft, from: account, to: account })]],
    ['a token of others', [createTransferLog({ ...nft, from: other, to: operator })]],
  ])('[SWAP-15] given %s, then nothing changes', (_, logs) => {
    expect(listChanges(...logs)).toEqual([]);
  });

  it('[SWAP-15] given a token that returns and leaves again, then it leaves', () => {
    expect(listChanges(out, back, out)).toEqual([{ kind: 'leaves', ...nft }]);
  });

  it('[SWAP-15] given the largest ids, then they are kept whole and distinct', () => {
    const ids = [maxUint256, maxUint256 - 1n];
    const logs = ids.map((tokenId) => createTransferLog({ collection, tokenId, from: account, to: other }));
    expect(listChanges(...logs)).toEqual(ids.map((tokenId) => ({ kind: 'leaves', collection, tokenId })));
  });

  it.each([7n, 'all'] as const)(
    '[SWAP-15] given an approval of %s, then it counts until it is revoked',
    (tokenId) => {
      const right = { collection, operator, tokenId };
      const grant = createApprovalLog(account, right);
      const revoke =
        tokenId === 'all'
          ? createApprovalLog(account, right, false)
          : createApprovalLog(account, { ...right, operator: zeroAddress });
      expect(listChanges(grant)).toEqual([{ kind: 'approves', ...right }]);
      expect(listChanges(grant, revoke)).toEqual([]);
      expect(listChanges(revoke)).toEqual([]);
      expect(listChanges(revoke, grant)).toHaveLength(1);
      expect(listChanges(createApprovalLog(other, right))).toEqual([]);
    },
  );

  it('[SWAP-15] given two operators, when one is revoked, then the other still counts', () => {
    const grants = [operator, other].map((each) =>
      createApprovalLog(account, { collection, operator: each, tokenId: 'all' }),
    );
    const revoke = createApprovalLog(account, { collection, operator, tokenId: 'all' }, false);
    expect(listChanges(...grants, revoke)).toEqual([
      { kind: 'approves', collection, operator: other, tokenId: 'all' },
    ]);
  });
});

describe('a hostile log', () => {
  const grant = createApprovalLog(account, { collection, operator, tokenId: 'all' });

  it.each([
    ['data that no event has', { ...out, data: `0x${'ff'.repeat(500)}` }],
    [
      'dirty bytes above the address',
      { ...out, topics: out.topics.map((topic, index) => (index === 1 ? dirty(topic) : topic)) },
    ],
    ['another letter case', { ...out, address: `0x${collection.slice(2).toUpperCase()}` }],
  ] as const)('[SWAP-15] hides no move by %s', (_, log) => {
    expect(listChanges(log)).toMatchObject([{ kind: 'leaves', tokenId: 7n }]);
  });

  it.each(['0x', '0x01', toWord(2n), toWord(maxUint256), `${toWord(0n)}00`] as const)(
    '[SWAP-15] hides no operator by the data %s: only zero revokes',
    (data) => expect(listChanges({ ...grant, data })).toHaveLength(1),
  );

  it.each([
    ['no topic', []],
    ['the name alone', [erc721Events.transfer.selector]],
    ['the name and an owner', [erc721Events.approvalForAll.selector, pad(account)]],
    ['a token transfer', out.topics.slice(0, 3)],
    ['a token allowance', [erc721Events.approval.selector, pad(account), pad(operator)]],
    ['another event', [toWord(1n), ...out.topics.slice(1)]],
  ])('[SWAP-15] is no event of an NFT with %s', (_, topics) => {
    expect(toNftEvent({ ...out, topics })).toEqual([]);
  });

  it('[SWAP-15] a collection cannot revoke the operator of another', () => {
    const revoke = createApprovalLog(account, { collection: second, operator, tokenId: 'all' }, false);
    expect(listChanges(grant, revoke)).toHaveLength(1);
  });
});

function dirty(topic: `0x${string}`): `0x${string}` {
  return `0x${'f'.repeat(24)}${topic.slice(26)}`;
}
