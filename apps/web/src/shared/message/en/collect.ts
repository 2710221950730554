import { translate } from '../translate.ts';

/** What our server sends for an account that is paid by a contract. */
export const collect = translate('collect', {
  free: 'Free of charge: we send the transaction and pay its gas. The contract pays your own address and no other.',
  confirm: 'Confirm',
  back: 'Back',
  collecting: 'Collecting',
  collectingText: 'It is on its way to your wallet. You can close this; it goes on.',
  done: 'Successfully',
  underWay: 'Your collection is under way.',
  failed: 'Collecting fail',
  oneselfOnly: 'This account lets nobody else collect for it. Collect it yourself.',
  signInDeclined: 'Another account is signed in here, and the sign-in was declined.',
  again: 'Try again',
  yourself: 'Collect it yourself',
  yourselfText: 'Or send the transaction from your own wallet and pay its gas.',
  viewTransaction: 'View the transaction',
});
