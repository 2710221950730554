import type { csvExport as english } from '../en/csv-export.ts';
import { plural } from '../plural.ts';
import type { German } from './german.ts';

export const csvExport = {
  open: 'Als CSV exportieren',
  title: 'Export',
  description: 'Ihr eigener Verlauf als Dateien für eine Tabelle. Jede Ziffer, Zeiten in UTC.',
  save: 'CSV sichern',
  saveOf: (kind) => `CSV sichern: ${kind}`,
  progress: (count) => plural(count, { one: 'bisher # Zeile', other: 'bisher # Zeilen' }),
  cancel: 'Abbrechen',
  done: (count) => plural(count, { one: '# Zeile gespeichert.', other: '# Zeilen gespeichert.' }),
  failed:
    'Der Verlauf konnte nicht zu Ende gelesen werden. Nichts wurde gespeichert. Versuchen Sie es wieder.',
} satisfies German<typeof english>;
