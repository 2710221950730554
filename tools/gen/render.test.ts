import { describe, expect, it } from 'vitest';
import { renderConstant, renderContract, renderExcerpt, renderRuntime } from './render.ts';

describe('renderConstant', () => {
  it('writes bigints, numeric keys and strings as TypeScript', () => {
    const text = renderConstant('x', { 31337: { a: 5n, list: ['it', 7], 'two words': true } });
    expect(text).toBe(
      "export const x = {\n  31337: {\n    a: 5n,\n    list: [\n      'it',\n      7\n    ],\n    'two words': true\n  }\n} as const;\n",
    );
  });

  it('takes a type instead of `as const`', () => {
    expect(renderConstant('x', [], 'readonly string[]')).toBe('export const x: readonly string[] = [];\n');
  });
});

describe('renderContract', () => {
  it('names modules and constants after the contract', () => {
    const files = renderContract('standard', { name: 'WrappedNative', abi: [], bytecode: '0x60' });
    expect([...files.keys()]).toEqual([
      'src/standard/wrapped-native.abi.ts',
      'src/standard/wrapped-native.bytecode.ts',
    ]);
    expect(files.get('src/standard/wrapped-native.bytecode.ts')).toContain("wrappedNativeBytecode = '0x60'");
  });

  it('publishes an interface under the name of what it describes, without code', () => {
    const files = renderContract('standard', { name: 'IERC20Permit', abi: [], bytecode: '0x' });
    expect([...files.keys()]).toEqual(['src/standard/erc20-permit.abi.ts']);
    expect(files.get('src/standard/erc20-permit.abi.ts')).toContain(
      'export const erc20PermitAbi = [] as const;',
    );
  });
});

const toFunction = (name: string) => ({
  type: 'function' as const,
  name,
  inputs: [],
  outputs: [{ name: '', type: 'uint256', internalType: 'uint256' }],
  stateMutability: 'view' as const,
});

describe('an ABI', () => {
  const abi = ['first', 'second'].map(toFunction);
  const excerpt = { contract: 'Pair', name: 'PairReads' };

  it('has no names of types that only the compiler needs', () => {
    const files = renderContract('standard', { name: 'Pair', abi, bytecode: '0x' });
    expect(files.get('src/standard/pair.abi.ts')).toContain("type: 'uint256'");
    expect(files.get('src/standard/pair.abi.ts')).not.toContain('internalType');
  });

  it('has a part with the named functions, and no part that lacks one', () => {
    const files = renderExcerpt('standard', { ...excerpt, functions: ['second'] }, { abi });
    expect([...files.keys()]).toEqual(['src/standard/pair-reads.abi.ts']);
    expect(files.get('src/standard/pair-reads.abi.ts')).toMatch(/pairReadsAbi = \[[^]*'second'/);
    expect(files.get('src/standard/pair-reads.abi.ts')).not.toContain('first');
    expect(() => renderExcerpt('standard', { ...excerpt, functions: ['third'] }, { abi })).toThrow(
      'PairReads',
    );
  });
});

describe('renderRuntime', () => {
  it('publishes the code that would be on chain', () => {
    const files = renderRuntime('transaction', { name: 'CallProbe', abi: [], runtime: '0x60' });
    expect([...files.keys()]).toEqual([
      'src/transaction/call-probe.abi.ts',
      'src/transaction/call-probe.runtime.ts',
    ]);
    expect(files.get('src/transaction/call-probe.runtime.ts')).toContain("callProbeRuntime = '0x60'");
  });
});
