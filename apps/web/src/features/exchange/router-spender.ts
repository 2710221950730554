import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { encodeFunctionData } from 'viem';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { messages } from '../../shared/message/messages.ts';
import type { AttachPermits, PermitSpender } from '../../shared/payment/spender.ts';

/** The router as the spender of swaps, deposits and withdrawals. */
export function getRouterSpender(): PermitSpender {
  return { address: getExchange().router, text: messages.exchange.spender, attachPermits };
}

const attachPermits: AttachPermits = (call, permits) => {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'permitAndCall',
    args: [permits, call.data],
  });
  return { ...call, data };
};
