import { decodeErrorResult, isHex } from 'viem';
import { listErrorCauses } from './error-causes.ts';

/** The revert reason of a contract: its `Error(string)`, else the node's message. */
export function findRevertReason(error: unknown): string {
  const causes = listErrorCauses(error);
  for (const { data } of causes) {
    const reason = findReasonInData(data);
    if (reason !== undefined) return reason;
  }
  const deepest = causes.at(-1)?.message ?? '';
  return /execution reverted:? ?(.*)/i.exec(deepest)?.[1] || deepest;
}

function findReasonInData(data: unknown): string | undefined {
  if (!isHex(data)) return undefined;
  try {
    const { errorName, args } = decodeErrorResult({ data });
    return errorName === 'Error' ? String(args[0]) : errorName;
  } catch {
    return undefined;
  }
}
