import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc20PermitAbi } from '@tradewind/abi/standard/erc20-permit.abi';
import {
  type Abi,
  createClient,
  custom,
  decodeFunctionData,
  domainSeparator,
  encodeFunctionResult,
  type Hex,
  keccak256,
  parseAbi,
  toHex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../../test-support/known.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import { findPermitDomain } from './find-permit-domain.ts';

const token = toAddress('1');
const other = toAddress('2');
const owner = toAddress('a');
const noSalt = toHash('0');
const salt = toHash('5');
const own = { chainId: 31337, verifyingContract: token };
const abi: Abi = [
  ...erc20Abi,
  ...erc20PermitAbi,
  ...parseAbi([
    'function version() view returns (string)',
    'function PERMIT_TYPEHASH() view returns (bytes32)',
    'function eip712Domain() view returns (bytes1,string,string,uint256,address,bytes32,uint256[])',
  ]),
];

/** A token that returns these values and reverts on all other functions. */
function find(answers: Record<string, unknown>) {
  const request = async ({ params }: { params?: unknown }) => {
    const [{ data }] = params as [{ data: Hex }];
    const { functionName } = decodeFunctionData({ abi, data });
    const result = answers[functionName];
    if (result instanceof Error) throw result;
    if (result === undefined) throw Object.assign(new Error('execution reverted'), { code: 3, data: '0x' });
    return result === '0x' ? '0x' : encodeFunctionResult({ abi, functionName, result });
  };
  const client = createClient({
    chain: localChain,
    transport: custom({ request }, { retryCount: 0 }),
    cacheTime: 0,
  });
  return findPermitDomain(client, token, owner);
}

const named = (domain: Record<string, unknown>) => ({
  DOMAIN_SEPARATOR: domainSeparator({ domain: { ...own, ...domain } }),
  nonces: 0n,
  name: 'USD Coin',
});

describe('findPermitDomain', () => {
  it.each([
    ['version 1 where the token has none', { name: 'USD Coin', version: '1' }, {}],
    ['the version that the token returns', { name: 'USD Coin', version: '2' }, { version: '2' }],
    ['version 1 in spite of another', { name: 'USD Coin', version: '1' }, { version: 'v3.1' }],
    ['no version', { name: 'USD Coin' }, {}],
  ])('[SWAP-07] the name, and %s', async (_title, domain, answers) => {
    expect(await find({ ...named(domain), ...answers })).toEqual({ ...domain, ...own });
  });

  it('[SWAP-07] the fields that a token describes, for any name', async () => {
    const domain = { name: 'Coin', salt };
    const eip712Domain = ['0x1d', 'Coin', '9', 31337n, token, salt, []];
    expect(await find({ ...named(domain), eip712Domain })).toEqual({ ...domain, ...own });
  });

  it.each([
    ['no separator', { DOMAIN_SEPARATOR: undefined }],
    ['no nonces', { nonces: undefined }],
    ['a fallback that answers everything with nothing', { DOMAIN_SEPARATOR: '0x', nonces: '0x' }],
    ['a separator of other words', { DOMAIN_SEPARATOR: keccak256('0x01') }],
    ['a permit of other words, as the first DAI’s', { PERMIT_TYPEHASH: keccak256(toHex('Permit(holder)')) }],
  ])('[SWAP-07] none with %s', async (_title, answers) => {
    const domain = { name: 'USD Coin', version: '1' };
    expect(await find(named(domain))).toBeDefined();
    expect(await find({ ...named(domain), ...answers })).toBeUndefined();
  });

  it('[SWAP-07] no domain of another token or chain', async () => {
    const foreign = { name: 'USD Coin', version: '1', verifyingContract: other };
    const eip712Domain = ['0x0f', 'USD Coin', '1', 31337n, other, noSalt, []];
    expect(await find({ ...named(foreign), eip712Domain })).toBeUndefined();
    const elsewhere = { name: 'USD Coin', version: '1', chainId: 56 };
    const onBsc = ['0x0f', 'USD Coin', '1', 56n, token, noSalt, []];
    expect(await find({ ...named(elsewhere), eip712Domain: onBsc })).toBeUndefined();
  });

  it('[SWAP-07] does not treat a silent node as a token without permits', async () => {
    const silent = { ...named({ name: 'USD Coin', version: '1' }), nonces: new RpcNodeError('away') };
    await expect(find(silent)).rejects.toThrow();
  });
});
