import { plural } from '../plural.ts';
import { translate } from '../translate.ts';

export const send = translate('send', {
  title: 'Send',
  amount: 'Amount',
  recipient: 'Recipient',
  review: 'Review',
  checkingRecipient: 'Checking the recipient',
  enterAmount: 'Enter an amount',
  enterRecipient: 'Enter a recipient',
  invalidRecipient: 'Invalid recipient',
  recipientUnknown: 'Recipient not known yet',
  insufficientBalance: (symbol: string) => `Insufficient ${symbol} balance`,
  tooManyDecimals: (symbol: string, decimals: number) =>
    `${symbol} has only ${plural(decimals, { one: '# decimal', other: '# decimals' })}`,
  amountTooLarge: 'This amount is larger than any token holds',
  blocked: {
    'zero-address': 'Nobody holds the zero address. What is sent there is lost.',
    'token-contract': 'This is the contract of a token. What is sent there is lost.',
    'own-contract':
      'This is a contract of the exchange. What is sent there is lost, or goes to the next trader.',
    pool: 'This is a pool of the exchange. What is sent there goes to the next trader.',
  },
  warning: {
    self: 'This is your own account.',
    contract: 'A contract is at this address. Send only if it accepts this token.',
    unchecked: 'The network could not say whether this address is a contract.',
  },
  confirmTitle: 'Confirm transfer',
  confirm: 'Send',
  back: 'Back',
  to: 'To',
  from: 'From',
  address: 'address',
  final: 'Compare the whole address. A transfer cannot be taken back.',
  summary: (amount: string, recipient: string) => `Send ${amount} to ${recipient}`,
  failed: (reason: string) => `The transfer cannot succeed due to error: ${reason}`,
  refused: 'The token refuses this transfer.',
  noToken: 'This network has no token at this address. Nothing would be sent.',
});
