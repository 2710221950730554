import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';
import { requestOnce } from './request-once.ts';
import type { WatchDeps } from './watch.ts';

type Called = {
  /** The area that calls: its requests begin with its name. */
  area: string;
  contract: Hex;
};

/** The calls of an area to one contract, by the sending account: simulates one, and requests one. */
export function createContractCalls(
  { chainId, database, write, node, account }: WatchDeps,
  { area, contract }: Called,
) {
  const recipient = toAddressKey(contract);
  const estimateGas = (data: Hex) => node.estimateGas({ from: account, to: recipient, data, value: 0n });
  return {
    /** Undefined for a call that would revert. */
    estimateGas,
    wouldSucceed: async (data: Hex) => (await estimateGas(data)) !== undefined,
    /** True when it was added: no request of this name is in progress or has succeeded. */
    request: (name: string, data: Hex) =>
      requestOnce({ database, write }, { chainId, name: `${area}:${name}`, recipient, data }),
    /** Likewise, a call that no other account may send; each account has requests of its own. */
    requestOwn: (name: string, data: Hex) =>
      requestOnce(
        { database, write },
        { chainId, name: `${area}:${name}:${account}`, recipient, data, onlyFrom: account },
      ),
  };
}
