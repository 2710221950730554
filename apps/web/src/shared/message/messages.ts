/** Every sentence that a person reads: `messages.<area>.<name>`, typed. Another language is laid over it at the start (language.ts). */
export * as messages from './en.ts';
