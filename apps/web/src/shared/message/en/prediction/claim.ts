import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

export const predictionClaim = translate('predictionClaim', {
  collect: 'Collect',
  collectRound: (label: string, id: string) => `${label} round #${id}`,
  collectAll: 'Collect all',
  waiting: (count: number) => plural(count, { one: '# round to collect', other: '# rounds to collect' }),
  title: 'Collect Winnings',
  round: (id: string) => `Round #${id}`,
  rounds: (count: number) => plural(count, { one: '# round', other: '# rounds' }),
  goesTo: 'Goes to',
  failedText: 'Nothing was lost. What you won stays yours on chain until you collect.',
  tooDear:
    'The network charges more than the game earned on this stake. So we do not pay for it. Collect it yourself, now or when the network is cheaper.',
  late: 'The round is over, and nobody has settled it yet. You can: your transaction proves its prices. It also collects what is yours.',
  settle: 'Settle and collect',
  summary: (rounds: string) => `Collect ${rounds}`,
  nothing: 'There is nothing to collect. The round was lost, or was collected already.',
  noPrice: 'The feed has not yet said the price of this round. Try again in a minute.',
  pendingTitle: (amount: string) => `${amount} waits for you`,
  pendingText:
    'Your wallet did not take a payment. The contract keeps it for you. Take it whenever you like.',
  withdraw: 'Withdraw',
  withdrawSummary: (amount: string) => `Withdraw ${amount}`,
  reminder: (id: string) => `Round #${id} is yours to collect`,
  reminderText: 'It costs nothing and can wait as long as you like.',
  connect: 'Connect a wallet first.',
});
