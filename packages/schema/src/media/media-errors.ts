import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Why a file is not there, or a picture is not taken. A missing logo is no error: 204. */
export const mediaErrors = {
  MEDIA_UNKNOWN: { status: 404, retryable: false, text: 'There is no file of this name.' },
  RANGE_UNSATISFIABLE: { status: 416, retryable: false, text: 'The file does not have this range.' },
  PICTURE_FAULTY: {
    status: 422,
    retryable: false,
    text: 'This file is no usable PNG, JPEG or WebP picture.',
  },
  PICTURE_NOT_FOUND: { status: 404, retryable: false, text: 'There is no picture with this hash.' },
  /** The API has no media process to which it passes pictures on. */
  UPLOADS_OFF: { status: 503, retryable: false, text: 'This server takes no pictures.' },
  MEDIA_KIND: {
    status: 422,
    retryable: false,
    text: 'This kind of file is not taken: only PNG, JPEG, GIF, WebP, MP4 and FLV.',
  },
  MEDIA_TOO_LARGE: {
    status: 413,
    retryable: false,
    text: 'This file is too large: a picture may have 10 MiB, a video 30 MiB.',
  },
  MEDIA_UNREADABLE: {
    status: 422,
    retryable: false,
    text: 'This file is damaged, has something else in it, or is more than we can read.',
  },
  MEDIA_TAKEN_DOWN: { status: 451, retryable: false, text: 'This file was taken down.' },
  /** 20 an hour, 200 MiB a day. */
  MEDIA_ALLOWANCE: {
    status: 429,
    retryable: true,
    text: 'Too many uploads: an account has 20 an hour and 200 MiB a day.',
  },
  MEDIA_BUSY: { status: 503, retryable: true, text: 'Too many uploads run at this time. Try again soon.' },
  MEDIA_FULL: { status: 503, retryable: true, text: 'There is no room for more files now.' },
  /** A part does not begin where the upload is; its state has the place. */
  UPLOAD_PLACE: { status: 409, retryable: true, text: 'The upload is at another place than this part.' },
  UPLOAD_PART_FAULTY: { status: 422, retryable: true, text: 'This part was damaged on its way.' },
  UPLOAD_UNKNOWN: { status: 404, retryable: false, text: 'There is no upload of this name; begin it again.' },
} as const satisfies Record<string, ErrorDefinition>;
