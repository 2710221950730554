import listFormat from '@uniswap/token-lists/dist/tokenlist.schema.json' with { type: 'json' };
import { type TokenList, tokenListSchema } from '@tradewind/schema/token-list/token-list';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { AppError } from '../../http/app-error.ts';

const depthLimit = 12;
const detailLength = 200;

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const isOfFormat = ajv.compile(listFormat);

/**
 * Parses a list from untrusted text: the published format, no duplicates, names without hidden characters;
 * throws an AppError.
 */
export function parseTokenList(text: string): TokenList {
  const written = parseJson(text);
  if (!isOfFormat(written)) throw invalid(ajv.errorsText(isOfFormat.errors, { dataVar: 'list' }));
  const list = tokenListSchema.safeParse(written);
  if (!list.success) throw invalid(list.error.issues[0]?.message ?? '');
  const { tokens } = list.data;
  const keys = new Set(tokens.map(({ chainId, address }) => `${chainId}:${address}`));
  if (keys.size < tokens.length) throw new AppError('TOKEN_LIST_DUPLICATES');
  return {
    ...list.data,
    tokens: tokens.map((token) => ({
      ...token,
      symbol: removeHidden(token.symbol),
      name: removeHidden(token.name),
    })),
  };
}

function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw invalid('it is nested too deeply');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('TOKEN_LIST_INVALID', { detail: 'it is not JSON', cause });
  }
}

/** Counts brackets outside of strings. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    if (bracket === ']' || bracket === '}') depth -= 1;
    if (depth > depthLimit) return true;
  }
  return false;
}

/**
 * Removes control characters, and characters that change the writing direction or are invisible, with which a
 * name could imitate another.
 */
function removeHidden(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '').trim();
}

function invalid(detail: string): AppError {
  return new AppError('TOKEN_LIST_INVALID', { detail: detail.slice(0, detailLength) });
}
