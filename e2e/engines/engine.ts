export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** A browser with one page, driven from outside with real pointer and keyboard input. */
export interface Engine {
  /** Resolves when the document is loaded; its scripts may still run. */
  open(url: string): Promise<void>;
  resize(size: Size): Promise<void>;
  click(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  /** Calls a function inside the page. It must be self-contained; arguments and result are JSON. */
  run<Parameters extends unknown[], Answer>(
    script: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** An HTTP proxy for everything that a page loads. */
export type Proxy = { readonly host: string; readonly port: number };

export type EngineName = 'Firefox' | 'WebKit';

/** The engines other than Chromium, in which all other tests run. */
export const engineNames: readonly EngineName[] = ['Firefox', 'WebKit'];

export type Device = keyof typeof sizes;

export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
