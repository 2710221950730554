import type { IncomingMessage } from 'node:http';
import { hubPath } from '@tradewind/schema/hub/hub-path';
import { z } from 'zod';
import type { ApiNode } from './api-node.ts';

const negotiatePath = `${hubPath}/negotiate`;
const longest = 4_096;

const negotiatedSchema = z.object({ connectionToken: z.string() });

/** Learns the id in a node's connection tokens from a negotiation answer that passes. */
export function learnHubId(node: ApiNode, path: string, answer: IncomingMessage): void {
  if (path.split('?')[0] !== negotiatePath || answer.statusCode !== 200) return;
  let text = '';
  answer.on('data', (chunk: Buffer) => {
    if (text.length < longest) text += chunk.toString();
  });
  answer.on('end', () => {
    const token = findToken(text);
    if (token !== undefined) node.hubId = readHubId(token);
  });
}

/** A token is `<hub's id>.<the rest>`. */
export function readHubId(connectionToken: string): string | undefined {
  return connectionToken.split('.', 1)[0];
}

function findToken(text: string): string | undefined {
  try {
    return negotiatedSchema.safeParse(JSON.parse(text)).data?.connectionToken;
  } catch {
    return undefined;
  }
}
