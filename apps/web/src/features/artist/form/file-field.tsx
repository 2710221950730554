import { useCallback, useId } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { quickThrottleMs, useThrottledCallback } from '../../../shared/ui/use-throttled-callback.ts';

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
  const choose = useThrottledCallback(onFile, quickThrottleMs);
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={inputId} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      {file && <FilePreview file={file} />}
      <input
        id={inputId}
        type="file"
        accept={accept}
        onChange={({ target }) => choose(target.files?.[0])}
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
