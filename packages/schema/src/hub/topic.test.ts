import { expect, it } from 'vitest';
import { areaTopic, headTopic, poolsTopic } from './chain-topic.ts';
import { defaultTopics, isAreaTopic, topicSchema } from './topic.ts';

it('[HUB-01] topics are those of a chain and those by name', () => {
  for (const topic of [...defaultTopics, 'account', headTopic(56), poolsTopic(2_147_483_647)]) {
    expect(topicSchema.safeParse(topic).success).toBe(true);
  }
});

it('[HUB-01] given an area, then it has a topic for each chain beside that of the home chain', () => {
  for (const area of defaultTopics) {
    expect(topicSchema.parse(areaTopic(area, 56))).toBe(`${area}:56`);
    expect([isAreaTopic(area), isAreaTopic(areaTopic(area, 56))]).toEqual([true, true]);
  }
  for (const topic of ['account', headTopic(56), poolsTopic(56)] as const)
    expect(isAreaTopic(topic)).toBe(false);
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
  `${defaultTopics[0]}:`,
  `${defaultTopics[0]}:0`,
  'x:56',
  'account:56',
  'x',
  7,
])('[HUB-01] %j is none', (text) => expect(topicSchema.safeParse(text).success).toBe(false));
