/** The codes of the specification; 0 is all of them in a filter, and of a work nothing is known of its file. */
export const fileType = { image: 1, video: 2, gif: 3 } as const;
export type FileType = (typeof fileType)[keyof typeof fileType];

const types: Readonly<Record<string, FileType>> = {
  png: fileType.image,
  jpg: fileType.image,
  webp: fileType.image,
  gif: fileType.gif,
  mp4: fileType.video,
  flv: fileType.video,
};

/** The endings of the names that the artists' collection takes. */
export const fileEndings: readonly string[] = Object.keys(types);

/** All names that the artists' collection takes of the file of a hash, in hexadecimal. */
export function listFileNames(hash: string): string[] {
  return fileEndings.map((ending) => `${hash}.${ending}`);
}

/** The type of a work by the name of its file, as the contract has it; undefined of any other name. */
export function findFileType(fileName: string): FileType | undefined {
  const [, ending = ''] = /^[0-9a-f]{64}\.([a-z0-9]+)$/.exec(fileName) ?? [];
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}

/** The categories of the form in the order of their numbers: image 0, video 1, gif 2. */
const categories: readonly FileType[] = [fileType.image, fileType.video, fileType.gif];

/** The type of a category of the form. */
export function toFileType(category: number): FileType | undefined {
  return categories[category];
}

/** The category of the form of a type. */
export function toCategory(type: FileType): number {
  return categories.indexOf(type);
}
