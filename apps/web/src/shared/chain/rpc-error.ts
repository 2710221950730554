/** A node could not be asked or did not answer sensibly; nothing is known about the chain. */
export class RpcNodeError extends Error {
  override readonly name = 'RpcNodeError';
}
