import { expect, it } from 'vitest';
import { defaultTopics, headTopic, poolsTopic, topicSchema } from './topic.ts';

it('[HUB-01] topics are those of a chain and those by name', () => {
  for (const topic of [...defaultTopics, 'account', headTopic(56), poolsTopic(2_147_483_647)]) {
    expect(topicSchema.safeParse(topic).success).toBe(true);
  }
});

it.each([
  'head',
  'head:',
  'head:0',
  'head:-1',
  'head:01',
  'head:1e3',
  `head:${'9'.repeat(20)}`,
  'pools:1 ',
  'x',
  7,
])('[HUB-01] %j is none', (text) => expect(topicSchema.safeParse(text).success).toBe(false));
