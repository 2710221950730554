import { listErrorCauses } from './error-causes.ts';
import { RpcNodeError } from './rpc-error.ts';

/** Whether no node could be asked, which says nothing about what was asked. */
export function isNodeFailure(error: unknown): boolean {
  return listErrorCauses(error).some(({ name }) => name === RpcNodeError.name);
}
