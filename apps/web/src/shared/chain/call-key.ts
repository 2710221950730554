import type { Address, Hex } from 'viem';
import { messages } from '../message/messages.ts';

/** One view of one contract, encoded. */
export type ContractCall = { readonly target: Address; readonly callData: Hex };

const text = messages.chain;
const addressPattern = /^0x[0-9a-f]{40}$/i;
const hexPattern = /^0x[0-9a-f]*$/i;

/** A call as text: equal views of the same contract have one key. Throws `Invalid address` and `Invalid hex`. */
export function toCallKey({ target, callData }: ContractCall): string {
  if (!addressPattern.test(target)) throw new Error(`${text.invalidAddress}: ${target}`);
  if (!hexPattern.test(callData)) throw new Error(`${text.invalidHex}: ${callData}`);
  return `${target.toLowerCase()}-${callData}`;
}

/** The call of a key. Throws `Invalid call key` and what `toCallKey` throws. */
export function parseCallKey(key: string): ContractCall {
  const [target, callData, ...rest] = key.split('-');
  if (!isHex(target) || !isHex(callData) || rest.length > 0)
    throw new Error(`${text.invalidCallKey}: ${key}`);
  toCallKey({ target, callData });
  return { target, callData };
}

function isHex(value: string | undefined): value is Hex {
  return value?.startsWith('0x') === true;
}
