import type { CreateExport } from './create-export.ts';

/** A file that an area offers of an account's own history. */
export interface ExportKind {
  /** A part of the file's name, the same in every language. */
  readonly name: string;
  /** A part of the catalogue, so that it is in the language of the page. */
  readonly text: { readonly title: string; readonly text: string };
  /** The code of its columns and pages; loads with its first file. */
  readonly load: () => Promise<CreateExport>;
}
