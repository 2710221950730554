import { router } from '../../../../test-support/known.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { ExactOutputOffer } from '../../../shared/site/exact-output-part.ts';

/** An offer of a swap whose call carries its deadline and the most input. */
export function createOffer(given: Partial<ExactOutputOffer> = {}): ExactOutputOffer {
  const { mostIn = 22n } = given;
  return {
    amountIn: mostIn - 2n,
    mostIn,
    warning: undefined,
    spender: { address: router, text: messages.nftMarketWrite.spender },
    createCall: (deadline) => ({
      to: router,
      data: `0x5a${deadline.toString(16).slice(0, 2)}`,
      value: mostIn,
    }),
    deadlineSeconds: 60,
    check: async () => undefined,
    explain: () => new Error('the swap refuses'),
    obstacle: undefined,
    renew: undefined,
    ...given,
  };
}
