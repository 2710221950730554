import type { WireArtist } from '@tradewind/schema/artist/artist';
import { artistRequest } from '@tradewind/schema/artist/requests';
import * as z from 'zod/mini';
import { messages } from '../../../shared/message/messages.ts';

const text = messages.artistWrite;

/** What the form has; `avatarName` is the picture of a profile that exists. */
export interface ArtistForm {
  readonly name: string;
  readonly social: string;
  readonly bio: string;
  readonly avatar: File | undefined;
  readonly banner: File | undefined;
  readonly avatarName: string | undefined;
}

export type ArtistField = 'name' | 'social' | 'bio' | 'avatar';

const emptyForm: ArtistForm = {
  name: '',
  social: '',
  bio: '',
  avatar: undefined,
  banner: undefined,
  avatarName: undefined,
};

/** The form of a new profile, or of one that exists. */
export function toArtistForm(own: WireArtist | 'none'): ArtistForm {
  if (own === 'none') return emptyForm;
  const { artistName: name, publicProfileLink: social, artistDescription: bio, avatarName } = own;
  return { ...emptyForm, name, social, bio, avatarName };
}

const { artistName, publicProfileLink, artistDescription } = artistRequest.shape;

/** Why a field can't be sent; a field without a problem is left out. */
export function findArtistProblems(form: ArtistForm): Partial<Record<ArtistField, string>> {
  const { name, social, bio, avatar, avatarName } = form;
  const findProblem = (schema: z.ZodMiniType, value: string, wrong: string) => {
    if (value.trim() === '') return text.required;
    return z.safeParse(schema, value).success ? undefined : wrong;
  };
  const problems = {
    name: findProblem(artistName, name, text.badName),
    social: findProblem(publicProfileLink, social, text.badLink),
    bio: findProblem(artistDescription, bio, text.badBio),
    avatar: findAvatarProblem(avatar, avatarName),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function findAvatarProblem(avatar: File | undefined, avatarName: string | undefined): string | undefined {
  if (avatar === undefined) return avatarName === undefined ? text.required : undefined;
  return avatar.type.startsWith('image') ? undefined : text.noPicture;
}
