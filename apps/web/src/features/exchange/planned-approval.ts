import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { listHoldings } from '../../shared/simulation/judge-outcome.ts';
import type { PlannedWrite } from '../../shared/simulation/planned-write.ts';
import type { Token } from '../../shared/token-list/currency.ts';

export type OwnedApproval = { readonly owner: Address; readonly token: Token; readonly amount: bigint };

/** The approval goes first, from zero where some is left; then the token is asked what it allows. Nothing may leave by it. */
export function planApproval({ owner, token, amount }: OwnedApproval): PlannedWrite {
  const { router } = getExchange();
  const args = [owner, router] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args });
  const expected = { leaves: [], arrives: [] };
  return {
    expected,
    explain: () => new Error(),
    write: {
      account: owner,
      spends: [{ token: token.address, spender: router, amount }],
      candidates: [{ to: token.address, data, value: 0n }],
      holdings: [...listHoldings(owner, expected), { owner, token: token.address }],
    },
  };
}
