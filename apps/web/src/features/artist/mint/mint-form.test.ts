import { expect, it } from 'vitest';
import {
  changeCategory,
  type ChosenFile,
  emptyMintForm,
  findMintProblems,
  type MintForm,
} from './mint-form.ts';

const png = { size: 10, type: 'image/png' };
const mp4 = { size: 10, type: 'video/mp4' };
const image: MintForm<ChosenFile> = {
  ...emptyMintForm,
  file: png,
  name: 'Harbour',
  description: 'Light.',
  isDeclared: true,
};
const video: MintForm<ChosenFile> = { ...image, category: 1, file: mp4, thumbnail: png };

function findSizeProblem(form: MintForm<ChosenFile>, size: number) {
  return findMintProblems({ ...form, file: { ...form.file!, size } }).file;
}

function findThumbnailProblem(thumbnail: ChosenFile | undefined) {
  return findMintProblems({ ...video, thumbnail }).thumbnail;
}

it('[ART-02] given an empty form, then file, texts and declaration are required', () => {
  const required = 'Required!';
  expect(findMintProblems(emptyMintForm)).toEqual({
    file: required,
    name: required,
    description: required,
    declaration: required,
  });
  expect([findMintProblems(image), findMintProblems(video)]).toEqual([{}, {}]);
});

it.each([
  ['x', 'Mininum 2 characters'],
  ['xy', undefined],
  ['x'.repeat(250), undefined],
  ['x'.repeat(251), 'Maximum 250 characters'],
  ['   ', 'Required!'],
])('[ART-02] given the name "%s", then its problem is %s', (name, problem) => {
  expect(findMintProblems({ ...image, name }).name).toBe(problem);
});

it('[ART-02] given a picture or a film, then its limit is inclusive to the byte', () => {
  expect([findSizeProblem(image, 10_485_760), findSizeProblem(image, 10_485_761)]).toEqual([
    undefined,
    'At most 10M',
  ]);
  expect([findSizeProblem(video, 31_457_280), findSizeProblem(video, 31_457_281)]).toEqual([
    undefined,
    'At most 30M',
  ]);
  const gif = { ...image, category: 2, file: { size: 10, type: 'image/gif' } } as const;
  expect([findSizeProblem(gif, 10_485_760), findSizeProblem(gif, 10_485_761)]).toEqual([
    undefined,
    'At most 10M',
  ]);
});

it('[ART-02] given a film, then it needs a thumbnail of 10M at most', () => {
  expect(findThumbnailProblem(undefined)).toBe('Thumbnail not be empty!!');
  expect(findThumbnailProblem({ ...png, size: 10_485_760 })).toBeUndefined();
  expect(findThumbnailProblem({ ...png, size: 10_485_761 })).toBe('Thumbnail not exceed 10M');
  expect(findThumbnailProblem(mp4)).toBe('The file is of another category');
  expect(findMintProblems({ ...image, thumbnail: undefined }).thumbnail).toBeUndefined();
});

it.each([
  [0, 'image/gif'],
  [0, 'video/mp4'],
  [1, 'image/png'],
  [2, 'image/png'],
] as const)('[ART-02] given the category %i and a file of type %s, then it is refused', (category, type) => {
  expect(findMintProblems({ ...video, category, file: { size: 1, type } }).file).toBe(
    'The file is of another category',
  );
});

it('[ART-02] given another category, then the file and the thumbnail are gone and the texts stay', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const form = { ...emptyMintForm, file, thumbnail: file, name: 'Harbour' };
  expect(changeCategory(form, 1)).toEqual({ ...emptyMintForm, category: 1, name: 'Harbour' });
});
