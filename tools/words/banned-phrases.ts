/** The phrases of CONTRIBUTING.md ("Language") that no text uses, each with the words to write instead. The one list of them. */
export const bannedPhrases: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bwhoever\b/gi, instead: 'anyone who, the caller, the account that' },
  { pattern: /\bwhat\s+(is|are|was|were)\b(?![^.!?]*\?)/gi, instead: 'the noun: "the written rows"' },
  { pattern: /\b(told|tells?|telling)\b/gi, instead: 'publish, receive, report, show, distinguish' },
  { pattern: /\bhear(s|d|ing)?\b/gi, instead: 'receive, subscribe to' },
  { pattern: /\blets?\s+take\b/gi, instead: 'allow, approve, permit' },
  { pattern: /\banew\b/gi, instead: 'recomputed, recreated, again' },
  { pattern: /\b(stands?|stood|standing)\b/gi, instead: 'is, is shown, is at, means' },
  { pattern: /\bask(s|ed|ing)?\b/gi, instead: 'poll, request, query, read, prompt' },
  { pattern: /\b(weigh(s|ed|ing)?|judg(es?|ed|ing))\b/gi, instead: 'verify, validate, compare' },
];
