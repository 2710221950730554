import { expect, it } from 'vitest';
import { type ArtistForm, findArtistProblems, toArtistForm } from './artist-form.ts';

const avatar = new File(['x'], 'me.png', { type: 'image/png' });
const whole: ArtistForm = {
  ...toArtistForm('none'),
  name: 'Ann',
  social: 'https://ann.example',
  bio: 'Paints.',
  avatar,
};

it('[ART-01] given an empty form, then each field but the banner is required', () => {
  expect(findArtistProblems(toArtistForm('none'))).toEqual({
    name: 'Required!',
    social: 'Required!',
    bio: 'Required!',
    avatar: 'Required!',
  });
  expect(findArtistProblems(whole)).toEqual({});
  expect(findArtistProblems({ ...whole, name: '  ' })).toEqual({ name: 'Required!' });
});

it.each([
  ['a name of 101 letters', { name: 'x'.repeat(101) }, 'name'],
  ['a link that is a script', { social: 'javascript:alert(1)' }, 'social'],
  ['a link without a site', { social: 'ann' }, 'social'],
  ['a bio of 2,001 letters', { bio: 'x'.repeat(2_001) }, 'bio'],
  ['an avatar that is a film', { avatar: new File([''], 'a.mp4', { type: 'video/mp4' }) }, 'avatar'],
])('[ART-01] given %s, then that field has a problem', (_, change, field) => {
  expect(Object.keys(findArtistProblems({ ...whole, ...change }))).toEqual([field]);
});

it('[ART-01] given the longest texts, then there is none', () => {
  expect(findArtistProblems({ ...whole, name: 'x'.repeat(100), bio: 'x'.repeat(2_000) })).toEqual({});
});

it('[ART-01] given a profile, then its texts are in the form, and its picture may stay', () => {
  const form = toArtistForm({
    id: 7,
    ownerAddress: `0x${'a'.repeat(40)}`,
    artistName: 'Ann',
    artistDescription: 'Paints.',
    publicProfileLink: 'https://ann.example',
    avatarName: `${'a'.repeat(64)}.png`,
    banner: null,
  });
  expect(form).toMatchObject({ name: 'Ann', social: 'https://ann.example', bio: 'Paints.' });
  expect(findArtistProblems(form)).toEqual({});
});
