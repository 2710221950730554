import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Abi, encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { listContracts } from '../contract/emitters.ts';
import { createRowReader } from '../contract/read-rows.ts';
import { selectLogs } from '../contract/select-logs.ts';
import type { Log } from '../rpc/schema.ts';
import { nftStakeEvents } from './events.ts';
import { nftStakeArea } from './nft-stake-area.ts';

const [staking, genesis, later, alice, bob] = ['1', '2', '3', 'a', 'b'].map((digit) => toAddress(digit)) as [
  Hex,
  Hex,
  Hex,
  Hex,
  Hex,
];
const txHash = toHash('7');
const most = 2n ** 256n - 1n;
const emitters = nftStakeArea.emitters({ chainId: 1, staking, genesis });
const readRows = createRowReader(1, nftStakeEvents, emitters);

/** A log of an event by the general encoder; arguments in the order of the ABI. */
function encode(address: Hex, abi: Abi, eventName: string, values: readonly unknown[]): Log {
  const event = abi.find((entry) => entry.type === 'event' && entry.name === eventName);
  if (event?.type !== 'event') throw new Error(`no event ${eventName}`);
  const args = Object.fromEntries(event.inputs.map(({ name }, index) => [name, values[index]]));
  const isData = event.inputs.map(({ indexed }) => !indexed);
  return {
    address,
    blockHash: toHash('5'),
    transactionHash: txHash,
    blockNumber: 5,
    logIndex: 3,
    topics: encodeEventTopics({ abi, eventName, args }) as Hex[],
    data: encodeAbiParameters(
      event.inputs.filter((_, index) => isData[index]),
      values.filter((_, index) => isData[index]),
    ),
  };
}

const block = {
  number: 5,
  hash: toHash('5'),
  parentHash: toHash('4'),
  timestamp: 50,
  logsBloom: '0x',
  transactions: [{ hash: txHash, from: bob }],
} as const;
const rowsOf = (log: Log) =>
  readRows([log], new Map([[5, { ...block, transactions: [...block.transactions] }]])).rows;

it.each([
  [
    'staked',
    'NftStaked',
    [alice, later, most, 4_294_967_295n, 86_450n],
    { account: alice, collection: later, tokenId: most, weight: 4_294_967_295, activeAt: 86_450 },
  ],
  ['unstaked', 'NftUnstaked', [alice, later, most], { account: alice, collection: later, tokenId: most }],
  ['lost', 'NftLost', [alice, later, most], { account: alice, collection: later, tokenId: most }],
  [
    'allowed',
    'CollectionAllowed',
    [later, 10n, toHash('9')],
    { collection: later, weight: 10, rarityRoot: toHash('9') },
  ],
  ['removed', 'CollectionRemoved', [later], { collection: later }],
] as const)(
  '[NST-01] the columns of %s are read from logs of the general encoder',
  (rows, name, values, columns) => {
    expect(rowsOf(encode(staking, nftStakingAbi, name, values))[rows]).toMatchObject([columns]);
  },
);

it.each([
  ['genesisTransfers', genesis],
  ['transfers', later],
] as const)('[NST-01] given a transfer of any id, then %s have it', (rows, collection) => {
  const log = encode(collection, erc721Abi, 'Transfer', [alice, bob, most]);
  expect(rowsOf(log)[rows]).toMatchObject([{ collection, tokenId: most, sender: alice, recipient: bob }]);
});

it('[NST-01] given a collection that emits transfers of another shape, then they have no row, and the index goes on', () => {
  const log = encode(later, erc20Abi, 'Transfer', [alice, bob, most]);
  for (const other of [log, { ...log, data: '0x' as const }, { ...log, topics: log.topics.slice(0, 1) }])
    expect(rowsOf(other).transfers).toEqual([]);
});

it('[NST-01] given a stranger’s events, then none counts; a collection’s do from the block that allowed it', () => {
  const contracts = listContracts(nftStakeEvents, emitters);
  const [{ event }] = contracts.factories as [(typeof contracts.factories)[number]];
  const move = encode(later, erc721Abi, 'Transfer', [alice, bob, 7n]);
  const stake = encode(bob, nftStakingAbi, 'NftStaked', [alice, later, 7n, 1n, 1n]);
  const allow = encode(bob, nftStakingAbi, 'CollectionAllowed', [later, 1n, toHash('0')]);
  const child = { factory: staking, event, role: '', address: later, blockNumber: 5 };
  expect(selectLogs([stake, allow, move], contracts, [])).toEqual([]);
  expect(selectLogs([move, { ...move, blockNumber: 4 }], contracts, [child])).toEqual([move]);
});
