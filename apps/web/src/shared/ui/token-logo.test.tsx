// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TokenLogo } from './token-logo.tsx';

afterEach(cleanup);

const draw = (src: string) => {
  const { container } = render(<TokenLogo address="0x1" symbol="GULL" src={src} size={32} />);
  return {
    findPicture: () => container.querySelector('img'),
    findLetters: () => container.querySelector('[data-letters]')?.getAttribute('data-letters'),
  };
};

it('[ART-03] given a picture that loads, then the badge is there until it has, and never again', () => {
  const first = draw('https://media.test/loads');
  expect([first.findLetters(), first.findPicture()?.getAttribute('decoding')]).toEqual(['GULL', 'async']);
  fireEvent.load(first.findPicture()!);
  expect([first.findLetters(), first.findPicture() === null]).toEqual([undefined, false]);
  const again = draw('https://media.test/loads');
  expect([again.findLetters(), again.findPicture()?.getAttribute('decoding')]).toEqual([undefined, 'sync']);
});

it('[ART-03] given a picture that fails, then the badge stays, and no size of it is requested again', () => {
  const first = draw('https://media.test/fails?size=32');
  fireEvent.error(first.findPicture()!);
  expect([first.findLetters(), first.findPicture()]).toEqual(['GULL', null]);
  const again = draw('https://media.test/fails?size=128');
  expect([again.findLetters(), again.findPicture()]).toEqual(['GULL', null]);
});

it('[ART-03] given another token, then its own picture is requested', () => {
  const { container, rerender } = render(<TokenLogo address="0x1" symbol="A" src="https://media.test/a" />);
  fireEvent.error(container.querySelector('img')!);
  rerender(<TokenLogo address="0x2" symbol="B" src="https://media.test/b" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://media.test/b');
});
