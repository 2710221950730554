import {
  type Address,
  concat,
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
} from 'viem';
import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { callProbeAbi } from '@tradewind/abi/transaction/call-probe.abi';
import { describe, expect, it } from 'vitest';
import { createRpcClient } from '../chain/rpc-client.ts';
import { toAddress } from '../../../test-support/known.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import { getMulticall } from '../chain/multicall.ts';
import { toViemChain } from '../chain/viem-chain.ts';
import { measureWrite } from './measure-write.ts';
import { createApprovalLog, createTransferLog } from './nft-log.test-support.ts';
import type { SimulatedWrite } from './planned-write.ts';

const account = address('a');
const router = address('b');
const token = address('d');
const stranger = address('e');
const chain = toViemChain(
  { chainId: 31337, nativeSymbol: 'BNB', name: 'Local BSC' } as never,
  { rpcUrls: [], explorer: '/explorer' } as never,
);
const multicall3 = getMulticall({ chain } as never);

function address(digit: string): Address {
  return `0x${digit.repeat(40)}`;
}

type Call = { to: Address; data: Hex; value: bigint };
type Done = { isSuccess: boolean; returnData: Hex; logs?: readonly unknown[] };
/** The results of the calls of one sequence. */
type World = (calls: readonly Call[]) => Done[];

/** A chain where the write moves `moves` (raw, by token or `native`), with a node's own error texts. */
function createWorld(moves: Record<string, bigint>, logs: readonly unknown[] = []): World {
  return (calls) => {
    const held: Record<string, bigint> = { native: 1000n, [token]: 1000n, [stranger]: 1000n };
    return calls.map(({ to, data }) => {
      if (to === multicall3) return { isSuccess: true, returnData: answerBalances(data, held) };
      if (data.startsWith('0xbad')) return { isSuccess: false, returnData: toRevert('Tradewind: K') };
      if (data.startsWith('0xf00d'))
        for (const [name, amount] of Object.entries(moves)) held[name] = (held[name] ?? 0n) + amount;
      return { isSuccess: true, returnData: '0x', logs: data.startsWith('0xf00d') ? logs : [] };
    });
  };
}

function answerBalances(data: Hex, held: Record<string, bigint>): Hex {
  const { args } = decodeFunctionData({ abi: multicall3Abi, data });
  const calls = args?.[0] as readonly { target: Address }[];
  const result = calls.map(({ target }) => ({
    success: true,
    returnData: pad(numberToHex(held[target === multicall3 ? 'native' : target.toLowerCase()] ?? 0n)),
  }));
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
}

function toRevert(reason: string): Hex {
  return encodeErrorResult({
    abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }],
    args: [reason],
  });
}

function refuse(code: number, message: string): never {
  throw Object.assign(new Error(message), { code });
}

type NodeOptions = {
  simulates?: boolean;
  overrides?: boolean;
  estimates?: boolean;
  allowance?: bigint;
  gas?: bigint;
  answer?: unknown;
};

/** A client of a node with these methods, and the recorded requests. */
function createNode(world: World, options: NodeOptions = {}) {
  const { simulates = true, overrides = true, estimates = true, allowance = 0n, gas = 1n, answer } = options;
  const requested: { method: string; calls: readonly Call[] }[] = [];
  const request = async ({ method, params }: { method: string; params: unknown[] }) => {
    if (method === 'eth_simulateV1') {
      if (answer !== undefined) return answer;
      if (!simulates) refuse(-32601, 'the method eth_simulateV1 does not exist/is not available');
      const [{ blockStateCalls }] = params as [{ blockStateCalls: [{ calls: RpcCall[] }] }];
      const calls = blockStateCalls[0].calls.map((call) => ({ ...call, value: BigInt(call.value) }));
      requested.push({ method, calls });
      return [{ number: '0x1', calls: world(calls).map((done) => toRpcResult(done, gas)) }];
    }
    if (method === 'eth_estimateGas')
      return estimates ? numberToHex(90_000) : refuse(-32601, 'the method does not exist');
    const [{ to, data }, , override] = params as [{ to: Address; data: Hex }, string, unknown];
    if (override !== undefined) {
      if (!overrides) return '0x';
      const { args } = decodeFunctionData({ abi: callProbeAbi, data });
      const calls = args[0];
      requested.push({ method, calls });
      const result = world(calls).map(({ isSuccess, returnData }) => ({ success: isSuccess, returnData }));
      return encodeFunctionResult({ abi: callProbeAbi, functionName: 'probe', result });
    }
    if (to === multicall3) return answerAllowance(allowance);
    const [done] = world([{ to, data, value: 0n }]);
    if (done?.isSuccess) return done.returnData;
    throw Object.assign(new Error('execution reverted'), { code: 3, data: done?.returnData });
  };
  const client = createClient({ chain, transport: custom({ request }, { retryCount: 0 }) });
  return { client, requested };
}

type RpcCall = { to: Address; data: Hex; value: Hex };

function toRpcResult({ isSuccess, returnData, logs = [] }: Done, gas: bigint) {
  if (isSuccess) return { status: '0x1', returnData, logs, gasUsed: numberToHex(gas) };
  const error = { code: 3, message: 'execution reverted', data: returnData };
  return { status: '0x0', returnData: '0x', logs: [], gasUsed: '0x1', error };
}

function answerAllowance(allowance: bigint): Hex {
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'tryBlockAndAggregate',
    result: [
      7n,
      pad('0x1'),
      [{ success: true, returnData: encodeAbiParameters([{ type: 'uint256' }], [allowance]) }],
    ],
  });
}

const good = { to: router, data: '0xf00d', value: 7n } as const;
const bad = { to: router, data: '0xbad0', value: 7n } as const;

function createWrite(write: Partial<SimulatedWrite> = {}): SimulatedWrite {
  const holdings = [{ owner: account }, { owner: account, token }];
  return { account, spends: [], candidates: [good], holdings, ...write };
}

const changes = [
  { owner: account, change: -7n },
  { owner: account, token, change: 5n },
];

/** The answer of a node to a write with this log. */
function toAnswer(log: unknown) {
  const done = { status: '0x1', returnData: '0x', gasUsed: '0x1', logs: [] };
  return [{ calls: [done, { ...done, logs: [log] }, done] }];
}

describe('measureWrite', () => {
  it.each([
    ['eth_simulateV1', {}, 1n, []],
    [
      'eth_call over the account, where a node lacks it, with the estimated gas',
      { simulates: false },
      90_000n,
      undefined,
    ],
    [
      'eth_call over the account, where it estimates nothing',
      { simulates: false, estimates: false },
      undefined,
      undefined,
    ],
  ])('[SWAP-15] compares the balances before and after by %s', async (_, options, gas, nftChanges) => {
    const { client } = createNode(createWorld({ native: -7n, [token]: 5n }), options);
    expect(await measureWrite(client, createWrite())).toEqual({
      kind: 'measured',
      changes,
      nftChanges,
      answer: '0x',
      gas,
    });
  });

  it('[SWAP-15] simulates the missing approval, from zero where an allowance is left', async () => {
    const spends = [{ token, spender: router, amount: 9n }];
    for (const [allowance, approved] of [
      [9n, []],
      [0n, [9n]],
      [8n, [0n, 9n]],
    ] as const) {
      const { client, requested } = createNode(createWorld({}), { allowance });
      const measured = await measureWrite(client, createWrite({ spends }));
      expect(measured).toMatchObject({ gas: BigInt(approved.length) + 1n });
      const approvals = requested[0]!.calls.slice(1, -2).map(({ data }) => {
        const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
        return [functionName, args[0]?.toLowerCase(), args[1]];
      });
      expect(approvals).toEqual(approved.map((amount) => ['approve', router, amount]));
    }
  });

  it('[SWAP-15] given a batch, then the approval and the write have the base gas of one transaction', async () => {
    const { client } = createNode(createWorld({}), { gas: 50_000n });
    const spends = [{ token, spender: router, amount: 9n }];
    expect(await measureWrite(client, createWrite({ spends }))).toMatchObject({ gas: 100_000n });
    const batch = await measureWrite(client, createWrite({ spends, isBatch: true }));
    expect(batch).toMatchObject({ gas: 79_000n });
  });

  it('[NFT-04] given calls of the same batch, then they follow its approvals, and the write is the last one', async () => {
    const { client, requested } = createNode(createWorld({ native: -7n }), { gas: 50_000n });
    const first = [{ to: stranger, data: '0x5a', value: 3n }] as const;
    const spends = [{ token, spender: router, amount: 9n }];
    const write = createWrite({ spends, first, isBatch: true });
    expect(await measureWrite(client, write)).toMatchObject({ kind: 'measured', gas: 108_000n });
    expect(requested[0]!.calls.slice(1, -1).map(({ to }) => to.toLowerCase())).toEqual([
      token,
      stranger,
      router,
    ]);
    const { client: caller } = createNode(createWorld({}), { simulates: false, overrides: false });
    expect(await measureWrite(caller, createWrite({ first }))).toEqual({ kind: 'unsupported' });
  });

  it('[SWAP-12] chooses the first candidate that would succeed, unless a refusal forbids the others', async () => {
    const { client } = createNode(createWorld({ native: -7n, [token]: 5n }));
    const write = createWrite({ candidates: [bad, good] });
    expect(await measureWrite(client, write)).toEqual({
      kind: 'measured',
      changes,
      nftChanges: [],
      answer: '0x',
      gas: 1n,
    });
    const forbidden = await measureWrite(client, { ...write, forbidsOthers: () => true });
    expect(forbidden).toMatchObject({ kind: 'reverted', refusals: [{ callError: { data: /^0x08c379a0/ } }] });
  });

  it.each([
    ['simulates', {}, false],
    ['only overrides', { simulates: false }, true],
    ['only calls', { simulates: false, overrides: false }, false],
  ])('[SWAP-12] reports why a write would revert with a node that %s', async (_, options, isByProbe) => {
    const { client } = createNode(createWorld({}), options);
    const simulation = await measureWrite(client, createWrite({ candidates: [bad] }));
    const { findRevertReason } = await import('../chain/revert-reason.ts');
    expect(simulation.kind === 'reverted' && findRevertReason(simulation.refusals[0]?.callError)).toBe(
      'Tradewind: K',
    );
    expect(simulation).toMatchObject({ isByProbe });
  });

  it('[SWAP-15] a node without simulation reports success and gas only, and nothing before an approval', async () => {
    const { client } = createNode(createWorld({}), { simulates: false, overrides: false });
    expect(await measureWrite(client, createWrite())).toEqual({ kind: 'unmeasured', gas: 90_000n });
    const spends = [{ token, spender: router, amount: 9n }];
    expect(await measureWrite(client, createWrite({ spends }))).toEqual({ kind: 'unsupported' });
    const { client: prober } = createNode(createWorld({}), { simulates: false });
    expect(await measureWrite(prober, createWrite({ spends }))).toMatchObject({
      gas: 'known-after-approval',
    });
  });

  it('[SWAP-15] measures the tokens with transfer events too, because an event can be false', async () => {
    const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(account), pad(router)];
    const log = { address: stranger, topics, data: pad('0x63') };
    const { client } = createNode(createWorld({ [stranger]: -99n }, [log]));
    const simulation = await measureWrite(client, createWrite());
    expect(simulation.kind === 'measured' && simulation.changes.at(-1)).toEqual({
      owner: account,
      token: stranger,
      change: -99n,
    });
    const { client: liar } = createNode(createWorld({}, [log]));
    const lied = await measureWrite(liar, createWrite());
    expect(lied.kind === 'measured' && lied.changes.at(-1)?.change).toBe(0n);
  });

  it('[SWAP-15] given events of more tokens than are measured, then those of the others are believed', async () => {
    const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(account), pad(router)];
    const logs = Array.from({ length: 9 }, (_, index) => ({
      address: index === 8 ? stranger : toAddress(`b${index}`),
      topics,
      data: pad('0x63'),
    }));
    const { client } = createNode(createWorld({ [stranger]: -99n }, logs));
    const simulation = await measureWrite(client, createWrite());
    const taken =
      simulation.kind === 'measured' && simulation.changes.filter(({ change }) => change === -99n);
    expect(taken).toEqual([{ owner: account, token: stranger, change: -99n }]);
  });

  it('[SWAP-15] measures a token that names the parties in the data of its event', async () => {
    const data = concat([pad(account), pad(router), pad('0x63')]);
    const log = { address: stranger, topics: [toEventSelector('Transfer(address,address,uint256)')], data };
    const { client } = createNode(createWorld({ [stranger]: -1n }, [log]));
    const simulation = await measureWrite(client, createWrite());
    expect(simulation.kind === 'measured' && simulation.changes.at(-1)).toMatchObject({
      token: stranger,
      change: -1n,
    });
  });

  it('[SWAP-15] measures other tokens of a write with any number of agreed ones', async () => {
    const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(account), pad(router)];
    const log = { address: stranger, topics, data: pad('0x63') };
    const { client } = createNode(createWorld({ [stranger]: -99n }, [log]));
    const holdings = Array.from({ length: 50 }, () => ({ owner: account, token }));
    const simulation = await measureWrite(client, createWrite({ holdings }));
    expect(simulation.kind === 'measured' && simulation.changes.at(-1)?.change).toBe(-99n);
  });

  it.each([
    ['nothing', null],
    ['a sentence', 'ok'],
    ['no calls', [{}]],
    ['too few calls', [{ calls: [] }]],
    ['calls of another shape', [{ calls: [{ status: 1 }] }]],
    ['a topic that is no word', toAnswer({ address: token, topics: ['0x'], data: '0x' })],
    ['a log of no address', toAnswer({ address: '0x12', topics: [], data: '0x' })],
    ['data that is no hex', toAnswer({ address: token, topics: [], data: '12' })],
  ])('[SWAP-15] a node that answers %s gives no result', async (_, answer) => {
    const { client } = createNode(createWorld({}), { answer });
    await expect(measureWrite(client, createWrite())).rejects.toThrow(RpcNodeError);
  });

  it('[SWAP-15] an unreachable node gives no result', async () => {
    const rpc = createRpcClient({ urls: ['http://127.0.0.1:9'], batchMs: 0 });
    const client = createClient({ chain, transport: custom(rpc, { retryCount: 0 }) });
    await expect(measureWrite(client, createWrite())).rejects.toThrow(/Failed to send batch call/);
  });

  it('[SWAP-15] a balance that a token does not return is unknown, not 0', async () => {
    const { client } = createNode((calls) =>
      calls.map(({ to }) => ({ isSuccess: true, returnData: to === multicall3 ? '0x1234' : '0x' })),
    );
    const simulation = await measureWrite(client, createWrite());
    expect(simulation.kind === 'measured' && simulation.changes.map(({ change }) => change)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('measureWrite of NFTs', () => {
  const collection = stranger;
  const sold = { collection, tokenId: 7n };
  const move = createTransferLog({ ...sold, from: account, to: router });

  it('[SWAP-15] given events of the write, then its moves and approvals are reported', async () => {
    const right = { collection, operator: router, tokenId: 'all' } as const;
    const { client } = createNode(createWorld({}, [move, createApprovalLog(account, right)]));
    expect(await measureWrite(client, createWrite())).toMatchObject({
      changes: [{ change: 0n }, { change: 0n }],
      nftChanges: [
        { kind: 'leaves', ...sold },
        { kind: 'approves', ...right },
      ],
    });
  });

  it.each([
    ['leaves', account, router, -1n],
    ['arrives', router, account, 1n],
    ['stays', account, account, 0n],
    ['is of others', router, token, 0n],
    ['is burned', account, undefined, -1n],
    ['is minted', undefined, account, 1n],
    ['is not reported', undefined, undefined, undefined],
  ] as const)('[SWAP-15] compares the owner of a named token that %s', async (_, before, after, change) => {
    const { client, requested } = createNode(createCollection(before, after));
    const holdings = [{ owner: account, token: collection, tokenId: 2n ** 256n - 1n }];
    const simulation = await measureWrite(client, createWrite({ holdings }));
    expect(simulation.kind === 'measured' && simulation.changes).toEqual([{ ...holdings[0], change }]);
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: requested[0]!.calls[0]!.data });
    const reads = args?.[0] as readonly { target: Address; callData: Hex }[] | undefined;
    const read = reads?.[0];
    expect(read?.target.toLowerCase()).toBe(collection);
    expect(read?.callData).toBe(`0x6352211e${'f'.repeat(64)}`);
  });

  it('[SWAP-15] given an owner that is no address, then the token is not the account’s', async () => {
    const dirty = `0x1${pad(account).slice(3)}` as const;
    const { client } = createNode(createCollection(account, dirty));
    const holdings = [{ owner: account, token: collection, tokenId: 7n }];
    const simulation = await measureWrite(client, createWrite({ holdings }));
    expect(simulation.kind === 'measured' && simulation.changes[0]?.change).toBe(-1n);
  });

  it('[SWAP-15] given a node that answers no logs of a call, then nothing is known of events', async () => {
    const done = { status: '0x1', returnData: '0x', gasUsed: '0x1' };
    const { client } = createNode(createWorld({}), { answer: [{ calls: [done, done, done] }] });
    expect(await measureWrite(client, createWrite())).toMatchObject({ nftChanges: undefined });
  });

  it('[SWAP-15] given a collection that emits while it is read, then only the events of the write count', async () => {
    const { client } = createNode((calls) =>
      calls.map(({ to }) => ({ isSuccess: true, returnData: '0x', logs: to === multicall3 ? [move] : [] })),
    );
    expect(await measureWrite(client, createWrite())).toMatchObject({ nftChanges: [] });
  });
});

/** A chain whose one read token has these owners before and after the write; none where it answers nothing. */
function createCollection(before: Hex | undefined, after: Hex | undefined): World {
  return (calls) =>
    calls.map(({ to }, index) => {
      if (to !== multicall3) return { isSuccess: true, returnData: '0x' };
      const owner = index === 0 ? before : after;
      const answer = { success: owner !== undefined, returnData: owner ? pad(owner) : '0x' } as const;
      return {
        isSuccess: true,
        returnData: encodeFunctionResult({
          abi: multicall3Abi,
          functionName: 'aggregate3',
          result: [answer],
        }),
      };
    });
}
