import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import type { WirePermit } from '@tradewind/schema/launchpad/permit';
import type { Signer } from '../adapters/signer/signer.ts';

type PermitTerms = Pick<SaleRow, 'chainId' | 'address' | 'project' | 'round' | 'maxPerUser' | 'signerEpoch'>;

/** Chain seconds; a permit is kept nowhere. */
const lifeSeconds = 900;

const joinType = [
  { name: 'project', type: 'uint32' },
  { name: 'round', type: 'uint16' },
  { name: 'account', type: 'address' },
  { name: 'maxCommit', type: 'uint96' },
  { name: 'weight', type: 'uint32' },
  { name: 'signerEpoch', type: 'uint32' },
  { name: 'deadline', type: 'uint40' },
] as const;

/**
 * Signs the permit of `ISale.join`, which admits an account up to the cap of the sale. A list of the sale restricts it
 * further: the contract takes the smaller cap, and the weight of the list. `now` is in seconds.
 */
export async function signPermit(
  signer: Signer,
  { sale, account, now }: { sale: PermitTerms; account: `0x${string}`; now: number },
): Promise<WirePermit> {
  const permit = { maxCommit: sale.maxPerUser, weight: 1, deadline: now + lifeSeconds };
  const signature = await signer.sign({
    domain: { name: 'Tradewind Sale', version: '1', chainId: sale.chainId, verifyingContract: sale.address },
    types: { Join: joinType },
    primaryType: 'Join',
    message: {
      project: sale.project,
      round: sale.round,
      account,
      ...permit,
      signerEpoch: sale.signerEpoch,
    },
  });
  return { ...permit, maxCommit: permit.maxCommit.toString(), signature };
}
