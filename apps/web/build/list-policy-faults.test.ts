import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { listPolicyFaults } from './list-policy-faults.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `script-src 'self' ${hash('let a;')} ${hash('{"integrity":{}}')}; style-src 'self' ${hash('.a{}')}`;
const page = `<script type="importmap">{"integrity":{}}</script><script>let a;</script><style>.a{}</style>
<script type="application/json" id="runtime-config">{"onclick":"x"}</script>
<script type="module" crossorigin src="/assets/a.js" integrity="sha256-x"></script><link rel="icon" href="/favicon.svg">
<a href="https://elsewhere.example">out</a><p data-style="0">text</p>`;

it('[SHELL-01] finds nothing in a page that conforms to its policy', () => {
  expect(listPolicyFaults(page, policy)).toEqual([]);
});

it.each([
  ['<script>let b;</script>', 'an inline script without its hash: let b;'],
  ['<style>.b{}</style>', 'an inline style without its hash: .b{}'],
  ['<p style="color:red">', 'an inline attribute: style="color:red"'],
  ['<button type="button" onclick="go()">', 'an inline attribute: onclick="go()"'],
  ['<img alt="" src="https://elsewhere.example/a.png">', 'a foreign file: https://elsewhere.example/a.png'],
  ['<link rel="stylesheet" href="//elsewhere.example/a.css">', 'a foreign file: //elsewhere.example/a.css'],
  ['<link rel="modulepreload" href="/assets/b.js">', 'a script without its hash: /assets/b.js'],
])('[SHELL-01] finds %s', (planted, fault) => {
  expect(listPolicyFaults(page + planted, policy)).toEqual([fault]);
});

it.each([`'unsafe-inline'`, `'unsafe-eval'`, '*'])('[SHELL-01] finds a policy with %s', (source) => {
  expect(listPolicyFaults(page, `${policy} ${source}`)).toEqual([`a policy with ${source}`]);
});
