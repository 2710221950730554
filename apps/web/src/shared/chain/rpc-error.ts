/** A node could not be asked or did not answer sensibly; nothing is known about the chain. */
export class RpcNodeError extends Error {
  /** Said here because a minified class has another name. */
  static override readonly name = 'RpcNodeError';
  override readonly name = RpcNodeError.name;
}
