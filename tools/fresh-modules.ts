import { vi } from 'vitest';

/**
 * Unit tests of one worker share the modules of libraries, whose import took half their time. Ours are evaluated for each file
 * again, and what a file left replaced is put back.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
