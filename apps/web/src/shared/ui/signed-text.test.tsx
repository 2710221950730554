// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SignedText } from './signed-text.tsx';

afterEach(cleanup);

it.each([
  ['+0.01%', 'text-gain'],
  ['−$1.00 (0.00%)', 'text-loss'],
  ['<$0.01 (0.00%)', 'text-muted'],
])('[LIQ-09] %s is %s', (text, tone) => {
  render(<SignedText>{text}</SignedText>);
  expect(screen.getByText(text).className).toBe(tone);
});
