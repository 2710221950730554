/** Escaped HTML, safe to insert into a page. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | readonly Html[] | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === undefined) return '';
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A template whose values are escaped unless they are Html themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + toText(values[index])).join(''));
}
