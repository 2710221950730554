import { ownedAccountAbi } from '@tradewind/abi/local/owned-account.abi';
import { ownedAccountBytecode } from '@tradewind/abi/local/owned-account.bytecode';
import { startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { localAccount } from '@tradewind/stack/demo-accounts';
import {
  type Address,
  concat,
  encodeDeployData,
  encodeErrorResult,
  getContractAddress,
  type Hex,
  padHex,
  recoverMessageAddress,
  serializeErc6492Signature,
  size,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { call, getCode, sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contractVectors from '../../../test/siwe/eip1271.json' with { type: 'json' };
import { startUpstream } from '../../../test/start-upstream.ts';
import { type ChainNode, createChainNode } from './chain-node.ts';
import { toAddress } from '../../../test-support/known.ts';

const text = 'Sign me in.';
const owner = privateKeyToAccount(`0x${'a1'.repeat(32)}`);
const stranger = privateKeyToAccount(`0x${'b2'.repeat(32)}`);
/** Every anvil has this factory: it creates a contract from salt and creation code. */
const factory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

let node: Awaited<ReturnType<typeof startChainNode>>;
let client: ReturnType<typeof connectChain>;
let chainNode: ChainNode;

beforeAll(async () => {
  node = await startChainNode();
  client = connectChain(node.rpcUrl);
  chainNode = createChainNode([node.rpcUrl]);
});
afterAll(() => node.stop());

function planWallet(salt: number, holder: Address = owner.address) {
  const bytecode = encodeDeployData({ abi: ownedAccountAbi, bytecode: ownedAccountBytecode, args: [holder] });
  const saltBytes = padHex(`0x${salt.toString(16)}`, { size: 32 });
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: saltBytes, bytecode });
  return { address, data: concat([saltBytes, bytecode]) };
}

async function deployWallet(salt: number, holder?: Address): Promise<Address> {
  const { address, data } = planWallet(salt, holder);
  const hash = await sendTransaction(client, { account: localAccount(0), chain: null, to: factory, data });
  await waitForTransactionReceipt(client, { hash });
  return address;
}

/** Code that reverts every call with exactly this data, as an untrusted contract may. */
function reverting(data: Hex): Hex {
  const length = padHex(`0x${size(data).toString(16)}`, { size: 2 });
  // PUSH2 length, PUSH1 12, PUSH0, CODECOPY, PUSH2 length, PUSH0, REVERT
  return concat(['0x61', length, '0x600c5f39', '0x61', length, '0x5ffd', data]);
}

describe('[WAL-05] a signature', () => {
  it('of a key is valid only for its address', async () => {
    const signature = await owner.signMessage({ message: text });
    const isSigned = (address: Address, more = {}) =>
      chainNode.findProof({ address, text, signature, ...more });
    expect(await isSigned(owner.address)).toBe('key');
    expect(await isSigned(stranger.address)).toBeUndefined();
    expect(await isSigned(owner.address, { text: `${text}\n` })).toBeUndefined();
    expect(await isSigned(owner.address, { signature: '0x' })).toBeUndefined();
    expect(await isSigned(owner.address, { signature: `${signature}00` })).toBeUndefined();
  });

  it('of a key that delegates (EIP-7702) is the key’s, and what its code alone accepts is a contract’s', async () => {
    const model = await deployWallet(6, stranger.address);
    await client.setCode({ address: owner.address, bytecode: concat(['0xef0100', model]) });
    const sign = async (signer: typeof owner) => signer.signMessage({ message: text });
    const { address } = owner;
    expect(await chainNode.findProof({ address, text, signature: await sign(owner) })).toBe('key');
    expect(await chainNode.findProof({ address, text, signature: await sign(stranger) })).toBe('contract');
    await client.setCode({ address, bytecode: '0x' });
  });

  it('of a deployed contract wallet is verified by the contract (ERC-1271)', async () => {
    const address = await deployWallet(1);
    const signature = await owner.signMessage({ message: text });
    expect(await chainNode.findProof({ address, text, signature })).toBe('contract');
    const wrong = await stranger.signMessage({ message: text });
    expect(await chainNode.findProof({ address, text, signature: wrong })).toBeUndefined();
    expect(await chainNode.findProof({ address, text: 'Another text', signature })).toBeUndefined();
  });

  it('of a wallet that is not deployed yet is valid with its deployment (ERC-6492), which changes nothing', async () => {
    const { address, data } = planWallet(2);
    const sign = async (account: typeof owner) =>
      serializeErc6492Signature({
        address: factory,
        data,
        signature: await account.signMessage({ message: text }),
      });
    expect(await chainNode.findProof({ address, text, signature: await sign(owner) })).toBe('contract');
    expect(await chainNode.findProof({ address, text, signature: await sign(stranger) })).toBeUndefined();
    const other = planWallet(3, stranger.address);
    expect(
      await chainNode.findProof({ address: other.address, text, signature: await sign(owner) }),
    ).toBeUndefined();
    expect(await getCode(client, { address })).toBeUndefined();
  });

  it.each(Object.entries(contractVectors))(
    'of the public vector %s is valid where a contract of the same key replaces the wallet',
    async (_name, { message, signature }) => {
      const signed = { text: message, signature: signature as Hex };
      const key = await recoverMessageAddress({
        message,
        signature: signed.signature.slice(0, 132) as Hex,
      });
      const address = /0x[0-9a-fA-F]{40}/.exec(message)![0] as Address;
      expect(await chainNode.findProof({ ...signed, address })).toBeUndefined();
      const model = await deployWallet(4, key);
      await client.setCode({ address, bytecode: (await getCode(client, { address: model }))! });
      expect(await chainNode.findProof({ ...signed, address })).toBe('contract');
    },
  );

  it('is never valid for the zero address, the result of failed recoveries', async () => {
    const address: Address = toAddress('0');
    const parts = ['0'.repeat(128), 'f'.repeat(128), `${'0'.repeat(63)}1${'f'.repeat(64)}`];
    for (const part of parts) {
      for (const parity of ['1b', '1c']) {
        expect(await chainNode.findProof({ address, text, signature: `0x${part}${parity}` })).toBeUndefined();
      }
    }
  });

  it('is invalid where the contract fails in any way', async () => {
    const signature = await owner.signMessage({ message: text });
    const codes: Record<string, Hex> = {
      reverts: '0x5f5ffd',
      'an endless loop': '0x5b5f56',
      'no such instruction': '0xfe',
      'an empty stack': '0x01',
      'answers nothing': '0x00',
      'answers one': '0x60015f5260205ff3',
      'answers a huge text': '0x62ffffff5ff3',
    };
    for (const [what, bytecode] of Object.entries(codes)) {
      const address: Address = `0x${'9'.repeat(39)}1`;
      await client.setCode({ address, bytecode });
      expect([what, await chainNode.findProof({ address, text, signature })]).toEqual([what, undefined]);
    }
  });
});

it('fetches nothing on a contract’s request (ERC-3668)', async () => {
  const upstream = await startUpstream();
  const abi = [
    {
      type: 'error',
      name: 'OffchainLookup',
      inputs: [
        { type: 'address', name: 'sender' },
        { type: 'string[]', name: 'urls' },
        { type: 'bytes', name: 'callData' },
        { type: 'bytes4', name: 'callbackFunction' },
        { type: 'bytes', name: 'extraData' },
      ],
    },
  ] as const;
  const address: Address = `0x${'9'.repeat(39)}2`;
  const data = encodeErrorResult({
    abi,
    errorName: 'OffchainLookup',
    args: [address, [`${upstream.url}/{sender}/{data}`], '0x', '0x12345678', '0x'],
  });
  await client.setCode({ address, bytecode: reverting(data) });
  await expect(call(client, { to: address })).rejects.toThrow();
  expect(upstream.requested.length).toBeGreaterThan(0);
  upstream.requested.length = 0;
  await expect(chainNode.getTotalSupply(address)).rejects.toThrow('no chain node answers');
  await expect(chainNode.getTokenBalance(address, owner.address)).rejects.toThrow();
  expect(
    await chainNode.findProof({ address, text, signature: await stranger.signMessage({ message: text }) }),
  ).toBeUndefined();
  expect(upstream.requested).toEqual([]);
  await upstream.stop();
});

it('[WAL-05] does not delay other reads by untrusted code', async () => {
  const upstream = await startUpstream();
  upstream.answerJson({ weird: 1 });
  const watched = createChainNode([upstream.url]);
  const signature = await owner.signMessage({ message: text });
  const reads = [
    watched.findProof({ address: stranger.address, text, signature }),
    watched.getTotalSupply(stranger.address),
  ];
  await Promise.allSettled(reads);
  expect(upstream.requested).toHaveLength(2);
  await upstream.stop();
});

const error = (code: number, message: string) => ({ jsonrpc: '2.0', id: 1, error: { code, message } });

describe('[WAL-05] a node that cannot verify', () => {
  it('is not a wrong signature', async () => {
    const signed = { address: stranger.address, text, signature: await owner.signMessage({ message: text }) };
    await expect(createChainNode(['http://127.0.0.1:1']).findProof(signed)).rejects.toThrow(
      'no chain node answers',
    );
    const upstream = await startUpstream();
    const broken = createChainNode([upstream.url]);
    for (const answer of [
      error(-32_005, 'limit exceeded'),
      error(-32_601, 'method not found'),
      { weird: 1 },
    ]) {
      upstream.answerJson(answer);
      await expect(broken.findProof(signed)).rejects.toThrow('no chain node answers');
    }
    upstream.answer((response) => void response.writeHead(503).end());
    await expect(broken.findProof(signed)).rejects.toThrow('no chain node answers');
    await upstream.stop();
  });
});
