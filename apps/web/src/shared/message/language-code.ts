/** As in `lang="…"`; English first. */
const codes = ['en', 'de'] as const;

export type LanguageCode = (typeof codes)[number];

/** language-boot.js reads the same key before the first paint. */
const storageKey = 'tradewind.language';

/** The language of this page load: English until another one is chosen, whatever the browser says. */
export const languageCode: LanguageCode = codes.find((code) => code === findStored()) ?? 'en';

/** Keeps the choice and loads the page again in it. */
export function chooseLanguage(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    return;
  }
  location.reload();
}

function findStored(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
