import type { formDemo as english } from '../en/form-demo.ts';
import type { German } from './german.ts';

export const formDemo = {
  title: 'Formular zur Ansicht',
  text: 'Ein Zähler und ein geprüftes Namensformular, für Entwickler.',
  counter: 'Zähler',
  count: (count) => `Stand: ${count}`,
  increase: 'Erhöhen',
  decrease: 'Verringern',
  reset: 'Zurücksetzen',
  form: 'Namensformular',
  name: 'Name',
  nameHint: '2 bis 40 Zeichen.',
  nameMissing: 'Namen eingeben',
  nameLength: 'Ein Name hat 2 bis 40 Zeichen',
  nameLetters: 'Ein Name hat nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe',
  submit: 'Absenden',
  greeting: (name) => `Hallo, ${name}`,
} satisfies German<typeof english>;
