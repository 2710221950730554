import { type Abi, type ContractErrorName, decodeErrorResult, isHex } from 'viem';
import { listErrorCauses } from './error-causes.ts';

/** The name of a contract's custom error among the causes. */
export function findContractError<const Contract extends Abi>(
  error: unknown,
  abi: Contract,
): ContractErrorName<Contract> | undefined {
  for (const { data } of listErrorCauses(error)) {
    const name = findName(abi, data);
    if (isErrorOf(abi, name)) return name;
  }
  return undefined;
}

function findName(abi: Abi, data: unknown): string | undefined {
  if (!isHex(data)) return undefined;
  try {
    return decodeErrorResult({ abi, data }).errorName;
  } catch {
    return undefined;
  }
}

function isErrorOf<const Contract extends Abi>(
  abi: Contract,
  name: unknown,
): name is ContractErrorName<Contract> {
  return abi.some((item) => item.type === 'error' && item.name === name);
}
