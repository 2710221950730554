export const api = {
  UNREACHABLE: 'The server cannot be reached. Check your connection; nothing was sent to your wallet.',
  TIMEOUT: 'The server did not answer in time. Nothing was sent to your wallet.',
  UNEXPECTED_ANSWER: 'The server gave an answer that this page does not understand. Reloading may help.',
};
