// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FileField } from './file-field.tsx';

const [picture, other] = ['one', 'two'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }));

function Form() {
  const [file, setFile] = useState<File>();
  return (
    <>
      <FileField label="Avatar" accept="image/*" file={file} onFile={setFile} />
      <button type="button" onClick={() => setFile(undefined)}>
        Empty
      </button>
    </>
  );
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Avatar'), { target: { files: [file] } });

afterEach(cleanup);

it('[ART-02] given two files one after the other, then the last one is shown', () => {
  render(<Form />);
  choose(picture!);
  choose(other!);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('two.png');
});

it('[ART-02] given an emptied form, then its field has no file', () => {
  render(<Form />);
  choose(picture!);
  fireEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Avatar').value).toBe('');
});
