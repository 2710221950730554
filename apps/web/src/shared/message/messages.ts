import { en } from './en.ts';

/** The shape every language fills; a missing or misspelt message is a type error. */
export type Messages = typeof en;

/** The messages of the chosen language. A second language is one file beside en.ts, of type `Messages` (README.md in this folder). */
export const messages: Messages = en;

export interface Language {
  code: string;
  /** In its own words. */
  name: string;
}

export const languages: readonly Language[] = [{ code: 'en', name: 'English' }];
