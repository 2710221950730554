import { type Abi, type ContractErrorName, decodeErrorResult, type Hex, isHex } from 'viem';
import { listErrorCauses } from './error-causes.ts';

/** The name of a contract's custom error among the causes. */
export function findContractError<const Contract extends Abi>(
  error: unknown,
  abi: Contract,
): ContractErrorName<Contract> | undefined {
  for (const { data } of listErrorCauses(error)) {
    const name = isHex(data) ? decodeName(abi, data) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

function decodeName<const Contract extends Abi>(
  abi: Contract,
  data: Hex,
): ContractErrorName<Contract> | undefined {
  try {
    const { errorName } = decodeErrorResult<Contract>({ abi, data });
    return errorName;
  } catch {
    return undefined;
  }
}
