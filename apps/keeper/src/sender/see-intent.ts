import type { Sight } from './decide.ts';
import { findNewest, type Intent } from './intent.ts';
import type { Moment, SenderParts } from './sender-parts.ts';

/** An intent with its observed state on chain. */
export type SeenIntent = { intent: Intent; sight: Sight };

/** Queries the node about an open intent; concurrent queries share a batch. */
export async function seeIntent(
  { node, signer }: SenderParts,
  moment: Moment,
  intent: Intent,
): Promise<SeenIntent> {
  const newest = findNewest(intent);
  const [latestNonce, receipt, isKnown, lostBlockHashNow] = await Promise.all([
    intent.sender === null || intent.sender === signer.address
      ? moment.latestNonce
      : node.getNonce(intent.sender),
    node.findReceipt(intent.broadcasts.map(({ txHash }) => txHash)),
    newest !== undefined && node.isKnown(newest.txHash),
    intent.lostBlockNumber === null ? undefined : node.findBlockHash(intent.lostBlockNumber),
  ]);
  const seen = { latestNonce, receipt, isKnown, lostBlockHashNow };
  return { intent, sight: { ...moment, ...seen, signer: signer.address } };
}
