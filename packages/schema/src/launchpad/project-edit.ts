import * as z from 'zod/mini';
import { beforeInQuery, countInQuery } from '../wire/paging.ts';
import { pictureHashSchema } from '../media/picture-upload.ts';
import { hashInputSchema, hashSchema } from '../wire/hash.ts';
import { launchpadNetworkSchema } from './launchpad-network.ts';
import { plainLine } from '../wire/plain-text.ts';
import { projectIdSchema } from './requests.ts';
import { wholeAmountSchema } from './whole-amount.ts';

const maximumRounds = 16;

/** Lines are allowed; other control characters, lone surrogates and marks that turn the reading direction are not. */
const descriptionSchema = z
  .string()
  .check(
    z.maxLength(4_000, 'Too long'),
    z.regex(/^(?:\n|[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069])*$/u, 'Invalid characters'),
  );

const isLink = (text: string) => URL.canParse(text) && new URL(text).username === '';
/** Printable ASCII: another script is written in percents or as punycode, so that nothing looks like another site. */
const linkSchema = z.nullable(
  z
    .string()
    .check(
      z.maxLength(300, 'Too long'),
      z.regex(/^https:\/\/[!-~]+$/, 'Must be an https address'),
      z.refine(isLink, 'Invalid address'),
    ),
);

const roundSchema = z.strictObject({
  /** `round` of the terms is a uint16. */
  round: z.int().check(z.nonnegative(), z.maximum(65_535)),
  name: plainLine(60),
  chainId: z.int().check(z.positive(), z.maximum(2 ** 31 - 1)),
});

const hasEachOnce = (rounds: readonly { round: number }[]) =>
  new Set(rounds.map(({ round }) => round)).size === rounds.length;

/** Body of `POST /operator/launchpad/project`: all of a project. */
export const projectEditRequest = z.strictObject({
  /** That of the project as the operator read it; null for a new one. */
  version: z.nullable(hashInputSchema),
  id: projectIdSchema,
  symbol: z.string().check(z.regex(/^[A-Z0-9]{1,20}$/, 'Invalid symbol')),
  name: plainLine(80),
  /** The symbol of the sold token. */
  unit: plainLine(20),
  description: descriptionSchema,
  /** Hashes of uploaded pictures: left out they stay, null removes. */
  logo: z.optional(z.nullable(pictureHashSchema)),
  background: z.optional(z.nullable(pictureHashSchema)),
  telegram: linkSchema,
  twitter: linkSchema,
  medium: linkSchema,
  website: linkSchema,
  network: launchpadNetworkSchema,
  /** The id of the token in `coins/markets`. */
  referenceId: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'Invalid id'))),
  /** Whole tokens. */
  totalSupply: z.nullable(wholeAmountSchema),
  showsDisclaimer: z.boolean(),
  showsClaimPopup: z.boolean(),
  needsKyc: z.boolean(),
  /** Only a published project is listed. */
  state: z.enum(['draft', 'published', 'hidden']),
  rounds: z
    .array(roundSchema)
    .check(
      z.minLength(1),
      z.maxLength(maximumRounds),
      z.refine(hasEachOnce, 'Must have each round number once'),
    ),
});

/** Its `data`. `isChanged`: something was stored, and the log has it; `isNew`: it was not there before. */
export const projectEditedSchema = z.object({
  version: hashSchema,
  isNew: z.boolean(),
  isChanged: z.boolean(),
});

/** Query of `GET /operator/launchpad/projects`: those that were created before a time in milliseconds. */
export const editedProjectsQuery = {
  pageSize: countInQuery(100, '50'),
  before: beforeInQuery('Invalid time'),
};

const text = z.nullable(z.string());

/** A project as it is stored, in any state. */
export const editedProjectSchema = z.object({
  /** The SHA-256 of all that is stored of it. */
  version: hashSchema,
  id: z.int(),
  symbol: z.string(),
  name: z.string(),
  unit: z.string(),
  description: z.string(),
  /** Paths at the media origin. */
  logo: text,
  background: text,
  telegram: text,
  twitter: text,
  medium: text,
  website: text,
  network: launchpadNetworkSchema,
  referenceId: text,
  totalSupply: text,
  showsDisclaimer: z.boolean(),
  showsClaimPopup: z.boolean(),
  needsKyc: z.boolean(),
  state: z.enum(['draft', 'published', 'hidden']),
  /** Milliseconds; unique, since it is the cursor of a page. */
  created: z.int(),
  rounds: z.array(z.object({ round: z.int(), name: z.string(), chainId: z.int() })),
});

/** `GET /operator/launchpad/projects`: `data`, the newest first; `nextBefore` is null on the last page. */
export const editedProjectListSchema = z.object({
  projects: z.array(editedProjectSchema),
  nextBefore: z.nullable(z.int()),
});
