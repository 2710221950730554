import type { Database } from '../database.ts';
import type { MediaPinState } from '../media/tables.ts';

/** A pin whose next step is due. Without an address nobody has sent the file, or its address is not computed yet. */
export type DuePin = {
  readonly hash: string;
  readonly name: string;
  readonly state: MediaPinState;
  readonly requestId: string | null;
  /** With this one. */
  readonly attempts: number;
  readonly cid: string | null;
};

export type TakeDuePins = {
  readonly chainId: number;
  readonly now: Date;
  /** For so long no other process takes them. */
  readonly leaseSeconds: number;
  readonly limit: number;
};

/** Takes the pins of a chain whose next step is due, those that wait longest first; each take counts as an attempt. */
export async function takeDuePins(
  { sql }: Pick<Database, 'sql'>,
  { chainId, now, leaseSeconds, limit }: TakeDuePins,
): Promise<DuePin[]> {
  const at = now.toISOString();
  const rows = await sql<DuePin & { hash: string }>`
    with due as (
      select hash from app.media_pin where chain_id = ${chainId}::int and next_at <= ${at}::timestamptz
      order by next_at limit ${limit}::int for update skip locked
    )
    update app.media_pin p
    set attempts = p.attempts + 1, next_at = ${at}::timestamptz + ${leaseSeconds} * interval '1 second'
    from due where p.hash = due.hash
    returning encode(p.hash, 'hex') as hash, p.name, p.state, p.request_id as "requestId", p.attempts,
      (select f.cid from app.media_file f where f.hash = p.hash) as cid`;
  return rows;
}
