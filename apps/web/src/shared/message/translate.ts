/** The parts of the catalogue that have loaded. Each loads with the code that shows it: some before the language, some after. */
const loaded = new Map<string, object>();

let translated: Readonly<Record<string, object>> = {};

/** A part of the catalogue, in the language of this page as soon as that has loaded. */
export function translate<Part extends object>(name: string, english: Part): Part {
  loaded.set(name, english);
  lay(translated[name], english);
  return english;
}

/** Lays a language over every part, those that load later included. */
export function layOver(catalogue: Readonly<Record<string, object>>): void {
  translated = catalogue;
  for (const [name, english] of loaded) lay(catalogue[name], english);
}

/** In place, down to the texts: a module may keep a part of a part. */
function lay(texts: unknown, english: unknown): void {
  if (!isPart(texts) || !isPart(english)) return;
  for (const [name, text] of Object.entries(texts))
    if (isPart(text)) lay(text, english[name]);
    else english[name] = text;
}

function isPart(entry: unknown): entry is Record<string, unknown> {
  return typeof entry === 'object' && entry !== null;
}
