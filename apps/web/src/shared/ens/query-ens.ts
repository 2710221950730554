import { BaseError, ContractFunctionRevertedError } from 'viem';
import { listErrorCauses } from '../chain/error-causes.ts';

const networkFailures = ['RpcNodeError', 'RpcRequestError'];

/**
 * Queries ENS; null where its contracts revert or a name's resolver returns malformed data: the name resolves to
 * nothing. Throws only when no node answered.
 */
export async function queryEns<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await request();
  } catch (error) {
    if (isRevert(error)) return null;
    const isNetwork = listErrorCauses(error).some(({ name = '' }) => networkFailures.includes(name));
    if (isNetwork) throw error;
    return null;
  }
}

function isRevert(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
  );
}
