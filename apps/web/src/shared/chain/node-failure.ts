import { listErrorCauses } from './error-causes.ts';
import { RpcNodeError } from './rpc-error.ts';

/** Whether no node could be reached; such an error has no meaning for the request itself. */
export function isNodeFailure(error: unknown): boolean {
  return listErrorCauses(error).some(({ name }) => name === RpcNodeError.name);
}
