import { createClient, custom, encodeAbiParameters, encodeErrorResult, type Hex, parseAbi } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import { lookUpAccount } from './look-up-account.ts';
import { lookUpName } from './look-up-name.ts';
import { findNormalName } from './normal-name.ts';

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const nobody = toAddress('0');
const errors = parseAbi([
  'error ResolverNotFound(bytes name)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
]);

/** A client of a chain whose universal resolver returns these answers. */
function createReader(answer: () => Hex, chainId = 31337) {
  const chain = { ...localChain, id: chainId };
  const request = async () => answer();
  return createClient({ chain, transport: custom({ request }, { retryCount: 0 }), ccipRead: false });
}

function answerAddress(address: Hex): Hex {
  const inner = encodeAbiParameters([{ type: 'address' }], [address]);
  return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [inner, account]);
}

function answerName(name: string): Hex {
  return encodeAbiParameters(
    [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
    [name, account, account],
  );
}

function revertWith(data: Hex): () => never {
  return () => {
    throw Object.assign(new Error('execution reverted'), { code: 3, data });
  };
}

const notFound = revertWith(
  encodeErrorResult({ abi: errors, errorName: 'ResolverNotFound', args: ['0x00'] }),
);
const offChain = revertWith(
  encodeErrorResult({
    abi: errors,
    errorName: 'OffchainLookup',
    args: [account, ['https://foreign.test'], '0x', '0x00000000', '0x'],
  }),
);
const fail = () => {
  throw new RpcNodeError('Failed to send batch call');
};

// The first name loads the normalisation tables, which takes time on a busy machine.
beforeAll(() => void findNormalName('alice.eth'), 60_000);

describe('lookUpName', () => {
  it('[TOK-09] finds the account behind a name, in the normalised spelling of the name', async () => {
    const lookup = await lookUpName(
      createReader(() => answerAddress(account)),
      'Alice.ETH',
    );
    expect(lookup).toEqual({ kind: 'found', name: 'alice.eth', address: account });
  });

  it.each([
    ['an empty label', 'alice..eth'],
    ['a mark of punctuation', 'ali,ce.eth'],
    ['letters of two scripts', 'аlice.eth'],
    ['a whole word that passes for another', 'ѕсоре.eth'],
    ['a turn of the direction of writing', 'ali\u202Ece.eth'],
  ])('[SWAP-06] knows no name with %s', async (_, text) => {
    expect(await lookUpName(createReader(fail), text)).toEqual({ kind: 'invalid-name' });
  });

  it('[SWAP-06] removes invisible characters', async () => {
    const lookup = await lookUpName(
      createReader(() => answerAddress(account)),
      'ali\u200Bce.eth',
    );
    expect(lookup).toMatchObject({ name: 'alice.eth' });
  });

  it.each([
    ['it has no resolver', notFound],
    ['its resolver returns zero', () => answerAddress(nobody)],
    [
      'its resolver returns nothing',
      () => encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], ['0x', account]),
    ],
    [
      'its resolver returns malformed data',
      () => encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], ['0x1234', account]),
    ],
    ['its resolver points to a foreign server', offChain],
  ])('[TOK-09] finds no account where %s', async (_, answer) => {
    expect(await lookUpName(createReader(answer), 'alice.eth')).toEqual({ kind: 'not-found' });
  });

  it('[TOK-09] reports that a network has no names, without a request', async () => {
    expect(await lookUpName(createReader(fail, 56), 'alice.eth')).toEqual({ kind: 'no-names' });
  });

  it('[TOK-09] throws when no node answers, which is no result for the name', async () => {
    await expect(lookUpName(createReader(fail), 'alice.eth')).rejects.toThrow(/Failed to send batch call/);
  });
});

describe('lookUpAccount', () => {
  it('[TOK-09] finds the primary name of an account', async () => {
    expect(
      await lookUpAccount(
        createReader(() => answerName('alice.eth')),
        account,
      ),
    ).toBe('alice.eth');
  });

  it.each([
    ['nothing is set', notFound],
    ['the name is empty', () => answerName('')],
    ['the name is not normalised', () => answerName('Alice.eth')],
    ['the name imitates another', () => answerName('ѕсоре.eth')],
  ])('[TOK-09] shows no name where %s', async (_, answer) => {
    expect(await lookUpAccount(createReader(answer), account)).toBeNull();
  });

  it('[TOK-09] has no names where the network has none', async () => {
    expect(await lookUpAccount(createReader(fail, 56), account)).toBeNull();
  });
});
