import { describe, expect, it } from 'vitest';
import { renderConstant, renderContract, renderRuntime } from './render.ts';

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
