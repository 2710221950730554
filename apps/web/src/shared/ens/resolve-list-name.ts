import { findEnsDeployment } from '@tradewind/abi/ens-deployment';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import { parseContenthash } from '@tradewind/rules/token-list/contenthash';
import { decodeFunctionResult, encodeFunctionData, type Hex, hexToBytes, parseAbi, toHex } from 'viem';
import { readContract } from 'viem/actions';
import { namehash, packetToBytes } from 'viem/ens';
import type { ChainClient } from '../chain/chain-client.ts';
import { messages } from '../message/messages.ts';
import { queryEns } from './query-ens.ts';
import { ListNameError } from './list-name-error.ts';
import { findNormalName } from './normal-name.ts';

const text = messages.ens;

/** The ipfs or ipns address of the list of an ENS name, with or without a path; throws a ListNameError. */
export async function resolveListName(client: ChainClient, written: string): Promise<string> {
  const [, name = '', path = ''] = /^([^/]+)(.*)$/.exec(written) ?? [];
  const hash = await findContenthash(client, name).catch((cause: unknown) => {
    throw new ListNameError(text.unknown, { isRetryable: true, cause });
  });
  if (hash === null) throw new ListNameError(text.notResolved);
  const content = parseContenthash(hexToBytes(hash));
  if (content.kind === 'unrecognized-codec') throw new ListNameError(text.unrecognizedCodec);
  if (content.kind === 'malformed') throw new ListNameError(text.notTranslated);
  return content.uri + path;
}

const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes answer, address resolver)',
  'function contenthash(bytes32 node) view returns (bytes)',
]);

/** A name's content hash, empty where its resolver has none; null where there is no resolver. */
async function findContenthash(client: ChainClient, written: string): Promise<Hex | null> {
  const ens = findEnsDeployment(client.chain.id);
  const name = findNormalName(written);
  if (!ens || name === undefined) return null;
  const question = encodeFunctionData({ abi, functionName: 'contenthash', args: [namehash(name)] });
  return queryEns(async () => {
    const resolved = await readContract(client, {
      address: ens.universalResolver,
      abi,
      functionName: 'resolve',
      args: [toHex(packetToBytes(name)), question],
    });
    const { answer: data } = nameOutputs(abi, 'resolve', resolved);
    return decodeFunctionResult({ abi, functionName: 'contenthash', data });
  });
}
