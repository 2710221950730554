/** One entry of the error catalogue: HTTP status, whether the same call may succeed later, and the text for the user. */
export type ErrorDefinition = { status: number; retryable: boolean; text: string };
