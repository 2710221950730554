import { createHash } from 'node:crypto';

const inlineBlock = /<(script|style)(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/\1>/g;
const loaded = /<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)="([^"]*)"[^>]*>/g;
const tags = /<[a-z][^>]*>/g;

/** Elements of a page that its own policy would block, and resources without protection against change. */
export function listPolicyFaults(html: string, policy: string): string[] {
  const blocks = [...html.matchAll(inlineBlock)].flatMap(([, element, attributes = '', text = '']) => {
    const isData = attributes.includes('application/json');
    const isAllowed = isData || policy.includes(toHash(text));
    return isAllowed ? [] : [`an inline ${element} without its hash: ${text.slice(0, 40)}`];
  });
  const foreign = [...html.matchAll(loaded)].flatMap(([tag, address = '']) => {
    if (!/^(?:\/(?!\/)|data:)/.test(address)) return [`a foreign file: ${address}`];
    const isChecked = !address.endsWith('.js') || tag.includes(' integrity="sha256-');
    return isChecked ? [] : [`a script without its hash: ${address}`];
  });
  const markup = html.replaceAll(inlineBlock, '');
  const attributes = [...markup.matchAll(tags)].flatMap(
    ([tag]) => tag.match(/\s(?:style|on[a-z]+)="[^"]*"/g) ?? [],
  );
  const unsafe = policy.match(/'unsafe-[a-z-]+'|\*/g) ?? [];
  return [
    ...blocks,
    ...foreign,
    ...attributes.map((attribute) => `an inline attribute:${attribute}`),
    ...unsafe.map((source) => `a policy with ${source}`),
  ];
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
