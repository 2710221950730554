import { translate } from '../../translate.ts';

/** Who may use the console, and its log. */
export const operator = translate('operator', {
  connectTitle: 'Connect the wallet of an operator',
  connectText: 'The pools below are public. Connect a wallet to change one.',
  connect: 'Connect Wallet',
  signInTitle: 'Sign in to see your roles',
  signInText: 'A signature shows that this account is yours. It costs nothing.',
  signIn: 'Sign in',
  rolesLoading: 'Reading the roles of this account',
  rolesUnknownTitle: 'Your roles are unknown',
  rolesUnknownText: 'The server does not answer. Without an answer nothing can be changed here.',
  retry: 'Try again',
  noRoleTitle: 'This account has no role here',
  noRoleText:
    'Forms need the role “pool”, so that each action is in the log. The site’s administrator gives it.',
  log: 'Log',
  logText: 'What operators sent from here, newest first. The network decides whether it happened.',
  logEmpty: 'Nothing is in the log yet.',
  logLoading: 'Reading the log',
  logUnknown: 'The log could not be read.',
  logStale: 'The log could not be read again. It may lack the newest rows.',
  older: 'Older rows',
  unlogged: 'An action of yours is not in the log yet. Your browser keeps it until it is.',
  logNow: 'Log it now',
  what: 'What',
  who: 'Who',
  when: 'When',
  where: 'Contract',
  transaction: 'Transaction',
  kind: {
    pool_create: 'Pool created',
    pool_fund: 'Rewards added',
    pool_withdraw: 'Free rewards withdrawn',
    pool_finish: 'Pool finished',
  },
});
