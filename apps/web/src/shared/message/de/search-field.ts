import type { searchField as english } from '../en/search-field.ts';
import type { German } from './german.ts';

export const searchField = { clear: 'Text löschen' } satisfies German<typeof english>;
