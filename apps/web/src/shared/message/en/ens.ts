import { translate } from '../translate.ts';

export const ens = translate('ens', {
  placeholder: 'Address or ENS name',
  resolving: 'Looking the name up',
  leadsTo: (name: string, address: string) => `${name} is ${address}`,
  calledBy: (name: string) => `Known as ${name}`,
  problem: {
    malformed: 'This is neither an address nor an ENS name.',
    'invalid-name': 'No ENS name is spelt like this. It may hold look-alike letters.',
    'not-found': 'This name leads to no account.',
    'no-names': 'There are no ENS names on this network. Enter an address.',
  },
  unknown: 'The network could not be asked about this name.',
  retry: 'Ask again',
  gone: (name: string) => `${name} leads to no account any more. Nothing was sent.`,
  changed: (name: string, now: string, confirmed: string) =>
    `${name} now leads to ${now}. You confirmed ${confirmed}. Nothing was sent. Ask the person you pay.`,
  notResolved: 'Failed to resolve ENS name',
  notTranslated: 'Failed to translate contenthash to URI',
  unrecognizedCodec: 'Unrecognized codec',
});
