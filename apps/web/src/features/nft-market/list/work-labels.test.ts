import { describe, expect, it } from 'vitest';
import { createSampleWork } from '../stories/sample-work.ts';
import { toMediaLabel, toRawPrice, toStatusLabel, toWorkName } from './work-labels.ts';

describe('[NFT-02] the labels of a card', () => {
  it.each([
    [0, 'Pending'],
    [1, 'Approved'],
    [2, 'Rejected'],
    [3, 'On sale'],
    [9, 'Unknow'],
  ])('given the status %d, then its owner reads %s', (status, label) => {
    expect(toStatusLabel(status).label).toBe(label);
  });

  it.each([
    ['png', 'Image'],
    ['gif', 'Image'],
    ['mp4', 'Video'],
    ['flv', 'Video'],
    ['svg', 'NFT'],
  ])('given a file %s, then its label is %s', (ending, label) => {
    expect(toMediaLabel(`${'5a'.repeat(32)}.${ending}`)).toBe(label);
  });

  it('given no text, then the number names the work', () => {
    const work = createSampleWork({ name: null });
    expect(toWorkName(work)).toBe('Untitled #7');
    expect(toWorkName({ ...work, isByCompany: true })).toBe('Genesis #7');
  });

  it('given a price of the index, then every digit counts', () => {
    expect(toRawPrice('12.000000000000000001')).toBe(12_000_000_000_000_000_001n);
  });
});
