import type { Sight } from './decide.ts';
import { findNewest, type Intent } from './intent.ts';
import type { Moment, SenderParts } from './sender-parts.ts';

/** An intent with what the chain shows of it. */
export type SeenIntent = { intent: Intent; sight: Sight };

/** Asks the node about an open intent; asked for many at once, the questions travel together. */
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
