import type { ActionRow } from '@tradewind/db/operator/tables';
import type { WireAction } from '@tradewind/schema/operator/action';

/** A row of the log. The session behind it stays in the database. */
export function toWireAction({
  id,
  at,
  account,
  chainId,
  kind,
  target,
  fields,
  txHash,
}: ActionRow): WireAction {
  return { id, at: at.toISOString(), account, chainId, kind, target, fields, txHash };
}
