import { expect, it } from 'vitest';
import { countWords, listSentences, listTexts } from './list-sentences.test-support.ts';
import { messages } from './messages.ts';
import { specifiedStrings } from './specified-strings.test-support.ts';

const mostWords = 12;

/** A longer sentence beyond the specification's own, and why it must be one: the law or the safety of money. */
const allowed: ReadonlyMap<string, string> = new Map([
  [
    'I understand that no plagiarism is allowed, and that the artwork can be removed anytime if detected.',
    'the declaration of a mint, which file 002 quotes (section 5)',
  ],
]);

const specified = specifiedStrings.flatMap(({ text }) => [text, ...listSentences(text)]);
const texts = listTexts(messages).filter((text) => !specified.includes(text));

it(`[SHELL-04] no sentence on screen has more than ${mostWords} words, unless the list above says why`, () => {
  const long = texts
    .flatMap(listSentences)
    .filter((sentence) => countWords(sentence) > mostWords && !specified.includes(sentence));
  expect(long.toSorted()).toEqual([...allowed.keys()].toSorted());
});

it('[SHELL-04] no sentence of our own shouts', () => {
  // Quoted by the files 001 and 002 of the specification.
  const shouting = texts.filter((text) => text.includes('!'));
  expect(new Set(shouting)).toEqual(
    new Set([
      'Welcome!',
      'Empty !',
      'Not enough balance!',
      'Just A Sec!',
      'Approve successfully!',
      'Stake successfully!',
      'Unstake successfully!',
      'Harvest successfully!',
      'Please Unlock Wallet!',
      'Insufficient balance !',
      'Auction is in existence !',
      'Please cancel auction !',
      'Warning !',
      'Required!',
      'Thumbnail not be empty!!',
      'Please create artist!',
      'mint NFT successfully!',
      'Buy NFT successfully!',
      'Biding successfully!',
      'Cancel NFT successfully!',
      'Sell NFT successfully!',
      'Sold NFT successfully!',
      'Transfer NFT successfully!',
      'Revoke NFT successfully!',
      'Update price successfully!',
      'Update Info successfully!',
    ]),
  );
});
