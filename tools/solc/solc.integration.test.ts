import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../run.ts';

/** A copy with a cache of its own: other tests compile at the same time. */
const copy = mkdtempSync(join(tmpdir(), 'tradewind-solc-'));
const script = join(copy, 'tools/solc/solc.mjs');
const cache = join(copy, 'contracts/cache/solc');

beforeAll(() => {
  cpSync(`${root}tools/solc/solc.mjs`, script);
  symlinkSync(`${root}node_modules`, join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function compile(body: string, optimizerRuns = 200): string {
  const content = `// SPDX-License-Identifier: MIT\npragma solidity 0.8.37;\ncontract C { ${body} }`;
  const input = JSON.stringify({
    language: 'Solidity',
    sources: { 'C.sol': { content } },
    settings: {
      optimizer: { enabled: true, runs: optimizerRuns },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  });
  const { stdout } = spawnSync(process.execPath, [script, '--standard-json'], {
    input,
  });
  return stdout.toString();
}

it('compiles an input once; another source or setting is compiled again', () => {
  const output = compile('uint256 public one;');
  expect(output).toContain('"object":"6');
  const [kept, ...others] = readdirSync(cache);
  expect(others).toEqual([]);
  expect(compile('uint256 public one;')).toBe(output);
  writeFileSync(join(cache, kept!), 'the output of the earlier run');
  expect(compile('uint256 public one;')).toBe('the output of the earlier run');
  expect(compile('uint256 public two;')).toContain('"object":"6');
  expect(compile('uint256 public one;', 201)).toContain('"object":"6');
  expect(readdirSync(cache).length).toBe(3);
});

it('keeps no output with an error', () => {
  const count = readdirSync(cache).length;
  expect(compile('uint256 public one')).toContain('"severity":"error"');
  expect(readdirSync(cache).length).toBe(count);
});
