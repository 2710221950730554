import { maxUint256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { Token } from '../token-list/currency.ts';
import type { BalanceChange } from './holding.ts';
import type { NftChange } from './nft-change.ts';
import type { PlannedWrite } from './planned-write.ts';
import { isAsAgreed, listHoldings, type Measured, verifyMovements } from './verify-movements.ts';
import type { AgreedNfts } from './verify-nfts.ts';

const account = toAddress('a');
const friend = toAddress('b');
const staking = toAddress('c');
const thief = toAddress('9');
const collection = toAddress('D');
const foreign = toAddress('e');
const lower = toAddress('d');
const native = { owner: account, change: 0n };
const none: AgreedNfts = { leaves: [], arrives: [], approvals: [] };
const seven = { collection, tokenId: 7n };
const eight = { collection: lower, tokenId: 8n };
/** A stake: token 7 leaves. */
const stake: AgreedNfts = { ...none, leaves: [seven] };
/** The way back: token 7 arrives. */
const unstake: AgreedNfts = { ...none, arrives: [{ ...seven, owner: account }] };

function verify(
  { changes = [], nftChanges = [] }: Partial<Measured>,
  nfts?: AgreedNfts,
  planned: Partial<PlannedWrite> = {},
) {
  const write = { account, spends: [], candidates: [], holdings: [] };
  return verifyMovements(
    { changes: [native, ...changes], nftChanges },
    { expected: { leaves: [], arrives: [], nfts }, write, ...planned },
  );
}

function count(change: bigint | undefined): BalanceChange {
  return { owner: account, token: lower, change };
}

function own(tokenId: bigint, change: bigint | undefined): BalanceChange {
  return { owner: account, token: lower, tokenId, change };
}

const moved = {
  stake: {
    changes: [own(7n, -1n), count(-1n)],
    nftChanges: [{ kind: 'leaves', collection: lower, tokenId: 7n }],
  },
  unstake: {
    changes: [own(7n, 1n), count(1n)],
    nftChanges: [{ kind: 'arrives', collection: lower, tokenId: 7n }],
  },
} satisfies Record<string, Partial<Measured>>;

describe('agreed NFTs', () => {
  it('[SWAP-15] given the agreed token leaves or arrives, then there is no finding', () => {
    for (const verification of [verify(moved.stake, stake), verify(moved.unstake, unstake)]) {
      expect(verification.findings).toEqual([]);
      expect(verification.isBlocked).toBe(false);
      expect(isAsAgreed(verification)).toBe(true);
      expect([...verification.nfts.leaves, ...verification.nfts.arrives]).toMatchObject([{ isMoved: true }]);
    }
  });

  it('[SWAP-15] given the token does not arrive, then it warns without blocking', () => {
    const verification = verify({ changes: [own(7n, 0n), count(0n)] }, unstake);
    expect(verification.findings).toEqual([{ kind: 'nft-missing', ...seven }]);
    expect(verification.isBlocked).toBe(false);
    expect(isAsAgreed(verification)).toBe(false);
  });

  it('[SWAP-15] given it arrives at somebody else, then that account is looked at', () => {
    const gift: AgreedNfts = { ...stake, arrives: [{ ...seven, owner: friend }] };
    const arrived = { owner: friend, token: lower, tokenId: 7n, change: 1n };
    const { changes, nftChanges } = moved.stake;
    expect(verify({ changes: [...changes, arrived], nftChanges }, gift).findings).toEqual([]);
    expect(
      verify({ changes: [...changes, { ...arrived, change: 0n }], nftChanges }, gift).findings,
    ).toMatchObject([{ kind: 'nft-missing' }]);
  });

  it.each([
    ['the owner', { changes: [own(7n, undefined), count(-1n)], nftChanges: moved.stake.nftChanges }],
    ['the count', { changes: [own(7n, -1n), count(undefined)], nftChanges: moved.stake.nftChanges }],
  ])('[SWAP-15] given the collection does not report %s, then it is unknown, not good', (_, measured) => {
    const verification = verify(measured, stake);
    expect(verification.nfts.isKnown).toBe(false);
    expect(isAsAgreed(verification)).toBe(false);
    expect(verification.isBlocked).toBe(false);
  });

  it('[SWAP-15] given a node without events, then a write on NFTs is not known to be as agreed', () => {
    const changes = [...moved.stake.changes];
    const write = { account, spends: [], candidates: [], holdings: [] };
    const expected = { leaves: [], arrives: [], nfts: stake };
    const verification = verifyMovements(
      { changes: [native, ...changes], nftChanges: undefined },
      { expected, write },
    );
    expect([isAsAgreed(verification), verification.isBlocked]).toEqual([false, false]);
    const tokensOnly = { expected: { leaves: [], arrives: [] }, write };
    expect(isAsAgreed(verifyMovements({ changes: [native], nftChanges: undefined }, tokensOnly))).toBe(true);
  });

  it('[SWAP-15] reads the owner of each token and the count of each collection of the account once', () => {
    const nfts = {
      leaves: [seven],
      arrives: [{ ...eight, owner: friend }],
      approvals: [{ collection: foreign, operator: staking, tokenId: 'all' as const }],
    };
    expect(listHoldings(account, { leaves: [], arrives: [], nfts })).toEqual([
      { owner: account, token: collection, tokenId: 7n },
      { owner: friend, token: lower, tokenId: 8n },
      { owner: account, token: collection },
      { owner: account, token: foreign },
      { owner: account },
    ]);
  });
});

describe('NFTs outside the agreement', () => {
  const leavesEight: NftChange = { kind: 'leaves', ...eight };

  it.each([
    ['nothing agreed on NFTs', undefined, { nftChanges: [leavesEight] }],
    [
      'another token agreed',
      stake,
      {
        changes: [own(7n, -1n), count(-2n)],
        nftChanges: [...moved.stake.nftChanges, leavesEight],
      },
    ],
    [
      'the same id of another collection agreed',
      { ...none, leaves: [{ collection: foreign, tokenId: 8n }] },
      {
        nftChanges: [leavesEight],
      },
    ],
    [
      'the same token agreed to arrive',
      { ...none, arrives: [{ ...eight, owner: account }] },
      {
        changes: [own(8n, -1n), count(-1n)],
        nftChanges: [leavesEight],
      },
    ],
  ] satisfies [string, AgreedNfts | undefined, Partial<Measured>][])(
    '[SWAP-15] given %s, when a token leaves, then the write is blocked',
    (_, nfts, measured) => {
      const { findings, isBlocked } = verify(measured, nfts);
      expect(findings).toContainEqual({ kind: 'takes-nft', ...eight });
      expect(isBlocked).toBe(true);
    },
  );

  it('[SWAP-15] given a token to arrive leaves without an event, then its owner shows it', () => {
    const { findings } = verify({ changes: [own(7n, -1n), count(-1n)] }, unstake);
    expect(findings).toContainEqual({ kind: 'takes-nft', collection: lower, tokenId: 7n });
  });

  it.each([
    ['of a stake', stake, { changes: [own(7n, -1n), count(-3n)], nftChanges: moved.stake.nftChanges }, 2n],
    ['of a stake on a node without events', stake, { changes: [own(7n, -1n), count(-2n)] }, 1n],
    ['of a return', unstake, { changes: [own(7n, 1n), count(0n)], nftChanges: moved.unstake.nftChanges }, 1n],
    [
      'of an approval',
      { ...none, approvals: [{ collection, operator: staking, tokenId: 'all' }] },
      { changes: [count(-1n)] },
      1n,
    ],
    [
      'behind a false arrival',
      stake,
      {
        changes: [own(7n, -1n), count(-1n)],
        nftChanges: [...moved.stake.nftChanges, { kind: 'arrives', ...eight }],
      },
      1n,
    ],
  ] satisfies [string, AgreedNfts, Partial<Measured>, bigint][])(
    '[SWAP-15] given the collection %s moves more without an event, then its count shows it',
    (_, nfts, measured, amount) => {
      const { findings, isBlocked } = verify(measured, nfts);
      expect(findings).toMatchObject([{ kind: 'takes-unnamed-nfts', amount }]);
      expect(isBlocked).toBe(true);
    },
  );

  it('[SWAP-15] given other tokens arrive, then there is no finding', () => {
    const arrives: NftChange[] = [
      { kind: 'arrives', ...eight },
      { kind: 'arrives', collection: foreign, tokenId: maxUint256 },
    ];
    expect(verify({ nftChanges: arrives }).findings).toEqual([]);
    const { changes, nftChanges } = moved.unstake;
    const both = { changes: [changes[0]!, count(2n)], nftChanges: [...nftChanges, arrives[0]!] };
    expect(verify(both, unstake).findings).toEqual([]);
  });

  it('[SWAP-15] given any number of moves, then the first eight are listed and block', () => {
    const nftChanges = Array.from({ length: 500 }, (_, index): NftChange => ({
      kind: 'leaves',
      collection: foreign,
      tokenId: BigInt(index),
    }));
    const { findings, isBlocked } = verify({ nftChanges });
    expect([findings.length, isBlocked]).toEqual([8, true]);
  });
});

describe('approvals of NFTs', () => {
  const single = { collection, operator: staking, tokenId: 7n } as const;
  const all = { collection, operator: staking, tokenId: 'all' } as const;

  it.each([
    ['a single approval', single, undefined],
    ['an operator', all, undefined],
    ['another operator than agreed', { ...all, operator: thief }, all],
    ['another collection than agreed', { ...all, collection: foreign }, all],
    ['another token than agreed', { ...single, tokenId: 8n }, single],
    ['another spender of a token than agreed', { ...single, operator: thief }, single],
    ['all instead of one', all, single],
  ])('[SWAP-15] given %s, then the write is blocked', (_, granted, agreed) => {
    const nfts = agreed && { ...none, approvals: [agreed] };
    const { findings, isBlocked } = verify(
      { changes: [count(0n)], nftChanges: [{ kind: 'approves', ...granted }] },
      nfts,
    );
    expect(findings).toEqual([{ kind: 'approves-nft', ...granted }]);
    expect(isBlocked).toBe(true);
  });

  it.each([
    ['a single approval', single, single],
    ['an operator', all, all],
    ['one of all', single, all],
  ])('[SWAP-15] given %s was agreed, then there is no finding', (_, granted, agreed) => {
    const change: NftChange = { kind: 'approves', ...granted, collection: lower };
    const verification = verify(
      { changes: [count(0n)], nftChanges: [change] },
      { ...none, approvals: [agreed] },
    );
    expect(verification.findings).toEqual([]);
    expect(isAsAgreed(verification)).toBe(true);
  });
});

describe('a token that is a collection too', () => {
  const token: Token = {
    kind: 'token',
    chainId: 1,
    address: collection,
    symbol: 'H',
    name: 'H',
    decimals: 18,
  };
  const expected = { leaves: [{ currency: token, owner: account, limit: 5n }], arrives: [] };
  const paid: NftChange[] = [
    { kind: 'leaves', collection: lower, tokenId: 5n },
    { kind: 'approves', collection: lower, operator: staking, tokenId: 5n },
  ];

  it('[SWAP-15] given it leaves as an agreed amount, then its amount alone is verified', () => {
    expect(verify({ changes: [count(-5n)], nftChanges: paid }, undefined, { expected }).findings).toEqual([]);
    expect(
      verify({ changes: [count(-6n)], nftChanges: paid }, undefined, { expected }).findings,
    ).toMatchObject([{ kind: 'takes-more' }]);
  });

  it('[SWAP-15] given it leaves as an agreed amount, then an operator of its NFTs still blocks', () => {
    const nftChanges: NftChange[] = [{ kind: 'approves', collection, operator: thief, tokenId: 'all' }];
    expect(verify({ changes: [count(-5n)], nftChanges }, undefined, { expected }).isBlocked).toBe(true);
  });

  it('[SWAP-15] given an agreed allowance, then the same event for another spender blocks', () => {
    const allowances = [{ token: collection, spender: staking, amount: 5n }];
    expect(verify({ nftChanges: approves(staking) }, undefined, { allowances }).isBlocked).toBe(false);
    expect(verify({ nftChanges: approves(thief) }, undefined, { allowances }).isBlocked).toBe(true);
    const spends = [{ token: collection, spender: staking, amount: 5n }];
    const write = { account, spends, candidates: [], holdings: [] };
    expect(verify({ nftChanges: approves(staking) }, undefined, { write }).isBlocked).toBe(false);
  });
});

function approves(operator: `0x${string}`): NftChange[] {
  return [{ kind: 'approves', collection: lower, operator, tokenId: 5n }];
}
