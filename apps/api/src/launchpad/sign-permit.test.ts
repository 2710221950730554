import { toTestSale } from '@tradewind/db/launchpad/test-sale';
import {
  concat,
  encodeAbiParameters,
  keccak256,
  parseAbiParameters,
  recoverAddress,
  stringToHex,
} from 'viem';
import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createSigner } from '../adapters/signer/create-signer.ts';
import { signPermit } from './sign-permit.ts';

const account = toAddress('a');
const chainId = 31_338;
const hashText = (text: string) => keccak256(stringToHex(text));
const sale = {
  ...toTestSale(toAddress('5'), 3, { chainId, state: 'open', maxPerUser: 99n }),
  project: 7,
  round: 2,
  maxPerUser: 99n,
  signerEpoch: 4,
};

/** The digest as `Sale` computes it, word by word. */
function hashAsContract(
  permit: { maxCommit: bigint; weight: bigint; deadline: bigint },
  of = sale,
): `0x${string}` {
  const domain = encodeAbiParameters(parseAbiParameters('bytes32, bytes32, bytes32, uint256, address'), [
    hashText('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'),
    hashText('Tradewind Sale'),
    hashText('1'),
    BigInt(of.chainId),
    of.address,
  ]);
  const join = encodeAbiParameters(
    parseAbiParameters('bytes32, uint256, uint256, address, uint256, uint256, uint256, uint256'),
    [
      hashText(
        'Join(uint32 project,uint16 round,address account,uint96 maxCommit,uint32 weight,uint32 signerEpoch,uint40 deadline)',
      ),
      BigInt(of.project),
      BigInt(of.round),
      account,
      permit.maxCommit,
      permit.weight,
      BigInt(of.signerEpoch),
      permit.deadline,
    ],
  );
  return keccak256(concat(['0x1901', keccak256(domain), keccak256(join)]));
}

it('[IDO-15] given a sale with a signer, when a permit is signed, then it is bound to sale, chain, account, cap and deadline', async () => {
  const signer = createSigner({ kind: 'local', setting: 'SIGNER_KEY', readKey: () => toHash('7') });
  if (signer === undefined) throw new Error('a key has a signer');
  const permit = await signPermit(signer, { sale, account, now: 1_000 });
  expect(permit).toMatchObject({ maxCommit: '99', weight: 1, deadline: 1_900 });
  const recover = async (of = sale, maxCommit = 99n) => {
    const hash = hashAsContract({ maxCommit, weight: 1n, deadline: 1_900n }, of);
    const found = await recoverAddress({ hash, signature: `0x${permit.signature.slice(2)}` });
    return found.toLowerCase();
  };
  expect(await recover()).toBe(signer.address);
  expect(await recover(sale, 100n)).not.toBe(signer.address);
  for (const other of [
    { chainId: 1 },
    { address: toAddress('6') },
    { project: 8 },
    { round: 1 },
    { signerEpoch: 5 },
  ])
    expect(await recover({ ...sale, ...other })).not.toBe(signer.address);
});
