import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { encodeFunctionData } from 'viem';
import type { ChainRef } from '../../shared/chain/chain-key.ts';
import { messages } from '../../shared/message/messages.ts';
import type { AttachPermits, PermitSpender } from '../../shared/payment/spender.ts';
import { getExchange } from './get-exchange.ts';

/** The router as the spender of swaps, deposits and withdrawals. */
export function getRouterSpender(chain: ChainRef): PermitSpender {
  return { address: getExchange(chain).router, text: messages.exchange.spender, attachPermits };
}

const attachPermits: AttachPermits = (call, permits) => {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'permitAndCall',
    args: [permits, call.data],
  });
  return { ...call, data };
};
