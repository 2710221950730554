/** The schema of a route for our own console: the public document of the API does not have it. */
export const forConsole = { tags: ['operator'], hide: true };
