import { currentLanguage, type Messages } from './language.ts';

/** Every sentence that a person reads, in the language of this page load. */
export const messages: Messages = currentLanguage.messages;
