/** A node was unreachable or gave an invalid answer; the state of the chain is unknown. */
export class RpcNodeError extends Error {
  /** Set explicitly, because a minified class has another name. */
  static override readonly name = 'RpcNodeError';
  override readonly name = RpcNodeError.name;
}
