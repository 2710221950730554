import { findNftStakeDeployment } from '@tradewind/abi/deployment';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { getAbiItem, pad, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { owner, stranger } from '../../test-support/known.ts';
import type { Receipt } from '../chain/chain-node.ts';
import { nftStakeReports } from './nft-stake-reports.ts';

const staking = `0x${'c3'.repeat(20)}` as const;
const events = { nft_stake: 'NftStaked', nft_unstake: 'NftUnstaked' } as const;

describe.each(nftStakeReports)(
  '[TX-01] [NST-01] the receipt of a report $kind',
  ({ kind, verify, findEmitter }) => {
    const [own, other] =
      kind === 'nft_stake' ? [events.nft_stake, events.nft_unstake] : [events.nft_unstake, events.nft_stake];
    const logOf = (name: typeof own, account: `0x${string}` = owner, address: `0x${string}` = staking) => ({
      address,
      topics: [
        toEventSelector(getAbiItem({ abi: nftStakingAbi, name })),
        pad(account),
        pad('0x01'),
        pad('0x07'),
      ],
    });
    const receiptOf = (change: Partial<Receipt>): Receipt => ({
      txHash: pad('0x01'),
      blockNumber: 1,
      blockHash: pad('0x02'),
      from: owner,
      succeeded: true,
      logs: [logOf(own)],
      ...change,
    });

    it.each([
      ['one of the owner matches', receiptOf({}), 'fitting'],
      ['one that a contract wallet’s bundler sent matches', receiptOf({ from: stranger }), 'fitting'],
      ['one of somebody else is refused', receiptOf({ logs: [logOf(own, stranger)] }), 'another_sender'],
      ['one of the other kind is refused', receiptOf({ logs: [logOf(other)] }), 'another_event'],
      [
        'one of another contract is refused',
        receiptOf({ logs: [logOf(own, owner, stranger)] }),
        'another_event',
      ],
      ['one that failed is refused', receiptOf({ succeeded: false, logs: [] }), 'reverted'],
      ['none decides nothing', undefined, 'missing'],
    ] as const)('%s', (_, receipt, finding) =>
      expect(verify(receipt, { owner, emitter: staking })).toBe(finding),
    );

    it('is that of the staking contract of its chain, and of none on a chain without one', () => {
      const emitters = [31337, 1].map((chainId) => findEmitter({ chainId, fields: {} }));
      expect(emitters).toEqual([findNftStakeDeployment(31337)?.staking.toLowerCase(), undefined]);
    });
  },
);
