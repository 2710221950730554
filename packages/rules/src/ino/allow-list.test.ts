import { decodeAbiParameters, encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { isProven } from '../merkle/merkle-tree.ts';
import { createAllowList, encodeAdmission } from './allow-list.ts';

const scope = { chainId: 31_337, campaign: toAddress('a') };
const lines = ['1', '2', '3', '4', '5'].map((digit, place) => ({
  account: toAddress(digit),
  most: BigInt(place + 1),
}));
const admissionAbi = parseAbiParameters('uint256, bytes32[]');

const hashLikeCampaign = (account: `0x${string}`, most: bigint, campaign = scope.campaign) =>
  keccak256(
    keccak256(
      encodeAbiParameters(parseAbiParameters('uint256, address, address, uint256'), [
        31_337n,
        campaign,
        account,
        most,
      ]),
    ),
  );

describe('[INO-03] the list of a campaign', () => {
  const list = createAllowList(lines, scope, keccak256);

  it('given any line, then its admission decodes as in the campaign, and proves its leaf alone', () => {
    for (const { account, most } of lines) {
      const [number, proof] = decodeAbiParameters(admissionAbi, list.findAdmission(account)!);
      expect(number).toBe(most);
      const proves = (leaf: `0x${string}`) => isProven(leaf, proof, list.root, keccak256);
      expect(proves(hashLikeCampaign(account, most))).toBe(true);
      expect(proves(hashLikeCampaign(account, most + 1n))).toBe(false);
      expect(proves(hashLikeCampaign(account, most, toAddress('b')))).toBe(false);
    }
  });

  it('given an account that is not listed, then there is no admission', () => {
    expect(list.findAdmission(toAddress('9'))).toBeUndefined();
  });

  it('given no line, then there is no list', () => {
    expect(() => createAllowList([], scope, keccak256)).toThrow(RangeError);
  });

  it('given a list of one, then the admission has no proof', () => {
    expect(encodeAdmission(3n, [])).toBe(encodeAbiParameters(admissionAbi, [3n, []]));
  });
});
