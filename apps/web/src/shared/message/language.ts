import type * as english from './en.ts';
import { type LanguageCode, languageCode } from './language-code.ts';
import { layOver } from './translate.ts';

/** Every text of a page. Descriptions are in the HTML of the server alone, which is English. */
export type Texts = Omit<typeof english, `${string}Description`>;

export interface Language {
  /** In its own words. */
  name: string;
  /** Its texts, all of them; English needs none. */
  load?: () => Promise<Texts>;
}

/** Another language is a folder beside en/, a code, and one line here (README.md). */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: { name: 'English' },
  de: { name: 'Deutsch', load: () => import('./de.ts') },
};

/** How long the page waits for the texts of its language, before it is drawn in English. */
const patienceMs = 8_000;

/** Lays the chosen language over the English texts. Called before the first frame. */
export async function loadLanguage({ load }: Language = languages[languageCode]): Promise<void> {
  if (load === undefined) return;
  const page = document.documentElement;
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const texts = await Promise.race([load(), patience]).catch(() => undefined);
  if (texts === undefined) return void delete page.dataset['language'];
  layOver(texts);
  page.lang = languageCode;
}
