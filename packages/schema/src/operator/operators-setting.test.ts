import { describe, expect, it } from 'vitest';
import { operatorsSetting } from './operators-setting.ts';

const alice = `0x${'aB'.repeat(20)}`;
const bob = `0x${'b'.repeat(40)}`;

describe('the setting of the first operators', () => {
  it('given accounts with roles, then each has its own, in lower case', () => {
    expect(operatorsSetting.parse(` ${alice}:pool , ${bob}:pool`)).toEqual([
      { account: alice.toLowerCase(), roles: ['pool'] },
      { account: bob, roles: ['pool'] },
    ]);
  });

  it('given nothing, then there is no operator', () => {
    expect(operatorsSetting.parse(undefined)).toEqual([]);
    expect(operatorsSetting.parse('')).toEqual([]);
  });

  it.each([
    alice,
    `${alice}:`,
    `${alice}:owner`,
    `${alice}:pool+`,
    `${alice.slice(0, 41)}:pool`,
    ':pool',
    `${alice}:pool,${alice.toLowerCase()}:pool`,
  ])('given %s, then it is refused', (text) => {
    expect(operatorsSetting.safeParse(text).success).toBe(false);
  });
});
