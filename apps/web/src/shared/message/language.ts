export interface Language {
  /** As in `lang="…"`. */
  code: string;
  /** In its own words. */
  name: string;
  /** Lays the language over the English messages before the first paint; English needs none. */
  apply?: () => Promise<void>;
}

const english: Language = { code: 'en', name: 'English' };

/** A second language is one file that assigns to every area of en.ts, and one line here (README.md). */
export const languages: readonly Language[] = [english];

const storageKey = 'tradewind.language';

/** The language of this page load; choosing another one reloads the page. */
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
