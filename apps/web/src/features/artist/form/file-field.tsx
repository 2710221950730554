import { useCallback, useId } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';

export interface FileFieldProps {
  label: string;
  /** The types that the picker of the browser offers. */
  accept: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  hint?: string;
  error?: string | undefined;
}

/** A file to choose, with its preview. */
export function FileField({ label, accept, file, onFile, hint, error }: FileFieldProps) {
  const inputId = useId();
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={inputId} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      {file && <FilePreview file={file} />}
      <input
        ref={(input) => keepFile(input, file)}
        id={inputId}
        type="file"
        accept={accept}
        onChange={({ target }) => onFile(target.files?.[0])}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : noteId}
        className={classNames(
          'min-h-11 w-full rounded-control border bg-sunken px-3 py-2 text-small',
          error === undefined ? 'border-line-strong' : 'border-loss',
        )}
      />
      {note !== undefined && (
        <p
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
          className={classNames('mt-1.5 text-small', error === undefined ? 'text-muted' : 'text-loss')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** The element has the file of the form: also one that replaces another element, or whose form was emptied. */
function keepFile(input: HTMLInputElement | null, file: File | undefined): void {
  if (input === null || input.files?.[0] === file) return;
  if (file === undefined) {
    input.value = '';
    return;
  }
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

/** The chosen picture or film, from this browser. */
function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (media: HTMLImageElement | HTMLVideoElement | null) => {
      if (media === null) return undefined;
      const url = URL.createObjectURL(file);
      media.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const shape = 'mb-2 max-h-64 max-w-full rounded-control object-contain';
  return file.type.startsWith('video') ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film that the user chose a moment ago
    <video ref={show} aria-label={file.name} controls playsInline preload="metadata" className={shape} />
  ) : (
    <img ref={show} alt={file.name} className={shape} />
  );
}
