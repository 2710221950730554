import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';

/** The account's wallet already has an open request, so no new one was sent. */
export class OpenRequestError extends UserMessageError {
  constructor(openSummary: string) {
    super(messages.transaction.openRequest(openSummary));
  }
}
