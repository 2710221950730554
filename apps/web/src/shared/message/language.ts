import { en } from './en.ts';

/** The shape every language fills; a missing or misspelt message is a type error. */
export type Messages = typeof en;

export interface Language {
  /** As in `lang="…"`. */
  code: string;
  /** In its own words. */
  name: string;
  messages: Messages;
}

const english: Language = { code: 'en', name: 'English', messages: en };

/** A second language is one file of type `Messages` and one line here. */
export const languages: readonly Language[] = [english];

const storageKey = 'tradewind.language';

/** The language of this page load; choosing another one loads the page anew. */
export const currentLanguage: Language = languages.find(({ code }) => code === findStoredCode()) ?? english;

export function chooseLanguage(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    return;
  }
  location.reload();
}

function findStoredCode(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
