import { type Abi, encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import type { Log } from '../rpc/schema.ts';
import { toHash } from '../../test-support/known.ts';

/** A log of an event by the general encoder; arguments in the order of the ABI. */
export function encodeLog(abi: Abi, address: Hex, eventName: string, values: readonly unknown[]): Log {
  const event = abi.find((entry) => entry.type === 'event' && entry.name === eventName);
  if (event?.type !== 'event') throw new Error(`no event ${eventName}`);
  const args = Object.fromEntries(event.inputs.map(({ name }, index) => [name, values[index]]));
  const isData = event.inputs.map(({ indexed }) => !indexed);
  const data = encodeAbiParameters(
    event.inputs.filter((_, index) => isData[index]),
    values.filter((_, index) => isData[index]),
  );
  const topics = encodeEventTopics({ abi, eventName, args }).filter((topic) => typeof topic === 'string');
  const hash = toHash('1');
  return { address, blockHash: hash, transactionHash: hash, blockNumber: 5, logIndex: 3, topics, data };
}
