/** A notice for hubs as its writer creates it. */
export type NewNotice<Payload extends object = object> = { kind: string; payload: Payload };

/** A kind of notice: the one declaration that its writers and its readers share. The reader adds the chain. */
export type NoticeKind<Payload extends object> = {
  readonly kind: string;
  readonly create: (payload: Payload) => NewNotice<Payload>;
};

/** Declares a kind of notice: its name in the outbox and the type of its payload. */
export function defineNotice<Payload extends object>(kind: string): NoticeKind<Payload> {
  return { kind, create: (payload) => ({ kind, payload }) };
}
