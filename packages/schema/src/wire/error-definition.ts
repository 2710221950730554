/** An entry of the error catalogue: HTTP status, whether a retry may succeed, and the text for the user. */
export type ErrorDefinition = { status: number; retryable: boolean; text: string };
