import { createClient, custom, encodeAbiParameters, encodeErrorResult, type Hex, parseAbi } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import { findNormalName } from './normal-name.ts';
import { resolveListName } from './resolve-list-name.ts';

const resolver = toAddress('7');
const digest = '29f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f';
const cid = 'bafybeibj6lixxzqtsb45ysdjnupvqkufgdvzqbnvmhw2kf7cfkesy7r7d4';

/** Resolves a name on a chain whose universal resolver returns these answers. */
function resolve(written: string, answer: () => Hex, chainId = 31337): Promise<string> {
  const chain = { ...localChain, id: chainId };
  const request = async () => answer();
  return resolveListName(createClient({ chain, transport: custom({ request }, { retryCount: 0 }) }), written);
}

function answerContenthash(contenthash: Hex): () => Hex {
  const inner = encodeAbiParameters([{ type: 'bytes' }], [contenthash]);
  return () => encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [inner, resolver]);
}

const notFound = () => {
  const abi = parseAbi(['error ResolverNotFound(bytes name)']);
  const data = encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: ['0x00'] });
  throw Object.assign(new Error('execution reverted'), { code: 3, data });
};
const silent = () => {
  throw new RpcNodeError('Failed to send batch call');
};

// The first name loads the normalisation tables, which takes time on a busy machine.
beforeAll(() => void findNormalName('alice.eth'), 60_000);

describe('resolveListName', () => {
  it.each([
    ['tokens.eth', `ipfs://${cid}`],
    ['Tokens.ETH/all/list.json', `ipfs://${cid}/all/list.json`],
  ])('[TOK-04] [TOK-09] reads the content of %s', async (written, address) => {
    expect(await resolve(written, answerContenthash(`0xe30101701220${digest}`))).toBe(address);
  });

  it.each([
    ['Failed to resolve ENS name', 'there is no resolver for', 'nobody.eth', notFound],
    ['Failed to resolve ENS name', 'the spelling is invalid:', 'to kens.eth', silent],
    ['Failed to translate contenthash to URI', 'nothing is set for', 'tokens.eth', answerContenthash('0x')],
    [
      'Failed to translate contenthash to URI',
      'malformed data is set for',
      'tokens.eth',
      answerContenthash('0xe301'),
    ],
    ['Unrecognized codec', 'swarm is set for', 'tokens.eth', answerContenthash(`0xe40101fa011b20${digest}`)],
  ])('[TOK-05] says `%s` where %s %s', async (text, _, written, answer) => {
    await expect(resolve(written, answer)).rejects.toMatchObject({ text, isRetryable: false });
  });

  it('[TOK-05] resolves no name where the network has none', async () => {
    await expect(resolve('tokens.eth', silent, 56)).rejects.toMatchObject({
      text: 'Failed to resolve ENS name',
    });
  });

  it('[TOK-05] reports no fault of the name when no node answers', async () => {
    await expect(resolve('tokens.eth', silent)).rejects.toMatchObject({ isRetryable: true });
  });
});
