import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';

const { resolve } = createRequire(import.meta.url);

const parameterSchema = z.array(z.object({ type: z.string(), indexed: z.boolean().optional() }));
const abiSchema = z.array(
  z.object({
    type: z.string(),
    name: z.string().optional(),
    stateMutability: z.string().optional(),
    inputs: parameterSchema.optional(),
    outputs: parameterSchema.optional(),
  }),
);
type Entry = z.infer<typeof abiSchema>[number];

/** Calls of Uniswap V2 that change fixed state here, or that another call replaces. */
const left: Record<string, readonly string[]> = {
  IUniswapV2Pair: ['initialize'],
  IUniswapV2Factory: ['setFeeTo', 'setFeeToSetter'],
  IUniswapV2Router02: [],
};

/** Name, parameters and results, as a client encodes and decodes them. It treats a view and a pure function alike. */
function write({ type, name, inputs = [], outputs = [] }: Entry): string {
  const list = (parameters: Entry['inputs'] = []) =>
    parameters.map((each) => (each.indexed === true ? `${each.type} indexed` : each.type)).join();
  return `${type} ${name}(${list(inputs)}) → (${list(outputs)})`;
}

describe.each([
  ['IUniswapV2Pair', 'v2-core', pairAbi],
  ['IUniswapV2Factory', 'v2-core', factoryAbi],
  ['IUniswapV2Router02', 'v2-periphery', routerAbi],
] as const)('given a client of %s', (name, library, ours) => {
  const file = resolve(`@uniswap/${library}/build/${name}.json`);
  const theirs = z.object({ abi: abiSchema }).parse(JSON.parse(readFileSync(file, 'utf8'))).abi;
  const known = new Set(abiSchema.parse(ours).map((entry) => write(entry)));

  it('finds every getter, event and call, except the listed ones', () => {
    const missing = theirs.filter((entry) => !known.has(write(entry)));
    expect(missing.map((entry) => entry.name)).toEqual(left[name]);
  });
});
