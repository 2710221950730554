import { translate } from '../translate.ts';

export const api = translate('api', {
  UNREACHABLE: 'The server cannot be reached. Check your connection; nothing was sent to your wallet.',
  TIMEOUT: 'The server did not answer in time. Nothing was sent to your wallet.',
  UNEXPECTED_ANSWER: 'This page does not understand the server’s answer. Reloading may help.',
  /** What the API says of a failure, with its code; it speaks English. */
  answered: (_code: string, text: string) => text,
});
