import { translate } from '../translate.ts';

/** `/take-back`; each area's part has its own texts. */
export const takeBack = translate('takeBack', {
  title: 'Take back',
  subtitle:
    'What our contracts hold for you, read from the network alone. It works when our servers do not answer.',
  link: 'Take back what our contracts hold for you',
  connect: 'Connect a wallet to see what is yours.',
  unknownTitle: 'The network does not answer',
  unknown: 'What is here is not known now. It is safe in the contract.',
  partUnread: 'A part of this page could not be loaded',
  partUnreadText: 'What it shows is safe in the contract. Try again.',
  since: 'Since',
});
