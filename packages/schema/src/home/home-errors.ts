import type { ErrorDefinition } from '../wire/error-definition.ts';

export const homeErrors = {
  ANNOUNCEMENTS_UNREADABLE: { status: 503, retryable: true, text: 'The announcements could not be read' },
} as const satisfies Record<string, ErrorDefinition>;
