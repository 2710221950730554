import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings, updateSettings } from './settings-store.ts';
import { playSuccessSound } from './success-sound.ts';

const started: number[] = [];
const ends: (() => void)[] = [];
const closed = vi.fn<() => Promise<void>>().mockResolvedValue();

class FakeAudioContext {
  currentTime = 1;
  destination = {};
  close = closed;
  createGain() {
    return { gain: { value: 1 }, connect: () => undefined };
  }
  createOscillator() {
    const note = {
      frequency: { value: 0 },
      addEventListener: (_: string, listener: () => void) => ends.push(listener),
      connect: () => undefined,
      start: () => started.push(note.frequency.value),
      stop: () => queueMicrotask(() => ends.shift()?.()),
    };
    return note;
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('AudioContext', FakeAudioContext);
});
afterEach(() => {
  updateSettings(defaultSettings);
  vi.unstubAllGlobals();
  started.length = 0;
  closed.mockClear();
});

describe('playSuccessSound', () => {
  it('[SET-03] plays two rising notes and closes the audio output', async () => {
    updateSettings({ isAudioOn: true });
    await playSuccessSound();
    expect(started).toEqual([659.25, 987.77]);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('[SET-03] is silent while sounds are off', async () => {
    await playSuccessSound();
    expect(started).toEqual([]);
  });
});
