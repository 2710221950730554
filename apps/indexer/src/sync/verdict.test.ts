import { expect, it } from 'vitest';
import type { Testimony } from '../rpc/testimony.ts';
import { describeTestimonies, verifyIndexedBlock, verifyNewBlock } from './verdict.ts';

const hash = `0x${'ab'.repeat(32)}` as const;
const letters: Record<string, Testimony> = {
  s: { node: 'a.example', says: 'same' },
  o: { node: 'b.example', says: 'other', hash },
  n: { node: 'c.example', says: 'none' },
  '-': { node: 'd.example', says: 'nothing' },
};
const toTestimonies = (text: string) => text.split('').map((letter) => letters[letter]!);

it.each([
  ['o', 'refuted'],
  ['oo', 'refuted'],
  ['o-', 'refuted'],
  ['on', 'refuted'],
  ['oos', 'refuted'],
  ['os', 'tied'],
  ['sso', 'upheld'],
  ['sn', 'upheld'],
  ['nn', 'unknown'],
  ['--', 'unknown'],
])('[CHAIN-01] given nodes that say %s of a block of the index, then it is %s', (text, verdict) => {
  expect(verifyIndexedBlock(toTestimonies(text))).toBe(verdict);
});

it.each([
  ['s', 'upheld'],
  ['s--', 'upheld'],
  ['sn', 'upheld'],
  ['ss-', 'upheld'],
  ['sso', 'upheld'],
  ['so', 'tied'],
  ['soo', 'refuted'],
  ['snn', 'refuted'],
  ['son', 'refuted'],
  ['--', 'unknown'],
])('[CHAIN-01] given nodes that say %s of a new block, then it is %s', (text, verdict) => {
  expect(verifyNewBlock(toTestimonies(text))).toBe(verdict);
});

it('describes each node’s answer in one line', () => {
  expect(describeTestimonies(toTestimonies('son-'))).toBe(
    `a.example has the same, b.example has ${hash}, c.example has no such block, d.example does not answer on this chain`,
  );
});
