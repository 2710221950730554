import { translate } from '../../translate.ts';

/** The part of the sales on `/take-back`, in the account drawer and among the approvals. */
export const launchpadTakeBack = translate('launchpadTakeBack', {
  title: (network: string) => `IDO Launchpad on ${network}`,
  nothing: 'No sale holds something that you can take. Ended sales were read too.',
  closed: 'Joins end',
  what: {
    committed: 'Committed',
    change: 'Change',
    tokens: 'Tokens that are due',
    window: 'Purchase in its refund window',
    dead: 'Payment of a dead sale',
  },
  note: {
    committed: 'The sale is not settled. If it fails, you get everything back.',
    change: 'This part did not count. Taking it costs nothing.',
    tokens: 'A first claim ends the right to return the purchase.',
    free: 'This claim gives up no right.',
    window: 'Returning it gives up all tokens of the sale.',
    dead: 'Everything that you paid comes back.',
  },
  action: { change: 'Claim Change', tokens: 'Claim', window: 'Refund', dead: 'Claim remaning fund' },
  monthly: {
    title: (network: string) => `Monthly sale on ${network}`,
    nothing: 'No order of the monthly sale holds tokens of yours.',
    order: (id: string, symbol: string) => `Order ${id}: ${symbol}`,
    bought: 'Bought',
    due: 'These months are due. Later ones stay reserved for you.',
    later: 'These tokens follow month by month. The next payment is',
    withdraw: 'Withdraw',
  },
  noneJoined: 'You joined no sale on this network.',
  unknown: 'Your sales are not known now.',
  bought: 'Bought',
  committed: 'Committed',
  spender: 'Token sale',
});
