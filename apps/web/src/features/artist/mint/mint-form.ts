import { getMediaLimit } from '@tradewind/rules/media/media-kind';
import { messages } from '../../../shared/message/messages.ts';

const text = messages.artistMint;

/** The categories of the form, by their numbers: Image 0, Video 1, Gif 2. */
export const categories = ['image', 'video', 'gif'] as const;
export type Category = 0 | 1 | 2;
const video = 1;

/** What the rules need of a chosen file. */
export type ChosenFile = Pick<File, 'size' | 'type'>;

/** The form of a mint; a file of a test has no bytes. */
export interface MintForm<Chosen extends ChosenFile = File> {
  readonly category: Category;
  readonly file: Chosen | undefined;
  readonly thumbnail: Chosen | undefined;
  readonly name: string;
  readonly description: string;
  readonly channel: number | undefined;
  readonly isDeclared: boolean;
}

export type MintField = 'file' | 'thumbnail' | 'name' | 'description' | 'declaration';

export const emptyMintForm: MintForm = {
  category: 0,
  file: undefined,
  thumbnail: undefined,
  name: '',
  description: '',
  channel: undefined,
  isDeclared: false,
};

/** Another category begins without a file. */
export function changeCategory(form: MintForm, category: Category): MintForm {
  return { ...form, category, file: undefined, thumbnail: undefined };
}

/** What the picker of the browser offers. */
export function toAccept(category: Category): string {
  return category === video ? 'video/*,.flv' : 'image/*';
}

export function isVideo({ category }: Pick<MintForm, 'category'>): boolean {
  return category === video;
}

/** Why a field can't be sent; a field without a problem is left out. */
export function findMintProblems(form: MintForm<ChosenFile>): Partial<Record<MintField, string>> {
  const problems = {
    file: findFileProblem(form),
    thumbnail: form.category === video ? findThumbnailProblem(form.thumbnail) : undefined,
    name: findTextProblem(form.name),
    description: findTextProblem(form.description),
    declaration: form.isDeclared ? undefined : text.required,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** The limits are inclusive. Bytes alone decide the kind of a file, so that the server has the last word. */
function findFileProblem({ category, file }: MintForm<ChosenFile>): string | undefined {
  if (file === undefined) return text.required;
  const limit = getMediaLimit(category === video ? 'mp4' : 'png');
  if (file.size > limit) return category === video ? text.videoTooLarge : text.pictureTooLarge;
  return hasCategory(file, category) ? undefined : text.otherCategory;
}

/** A browser does not know every type of film. */
function hasCategory({ type }: ChosenFile, category: Category): boolean {
  if (category === video) return type === '' || type.startsWith('video');
  return type.startsWith('image') && (type === 'image/gif') === (category === 2);
}

function findThumbnailProblem(thumbnail: ChosenFile | undefined): string | undefined {
  if (thumbnail === undefined) return text.thumbnailMissing;
  if (thumbnail.size > getMediaLimit('png')) return text.thumbnailTooLarge;
  return thumbnail.type.startsWith('image') ? undefined : text.otherCategory;
}

const [least, most] = [2, 250];

function findTextProblem(value: string): string | undefined {
  const { length } = value.trim();
  if (length === 0) return text.required;
  if (length < least) return text.tooShort;
  return length > most ? text.tooLong : undefined;
}
