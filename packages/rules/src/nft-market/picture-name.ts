import { findFileType, fileType } from './file-type.ts';

/** The files of a work by their names; null of one that it does not have. */
export type WorkFiles = { readonly fileName: string | null; readonly thumbnail: string | null };

/** The name of the picture that is shown of a work: its file, or the thumbnail of a film; null without one. */
export function findPictureName({ fileName, thumbnail }: WorkFiles): string | null {
  return findFileType(fileName ?? '') === fileType.video ? thumbnail : fileName;
}
