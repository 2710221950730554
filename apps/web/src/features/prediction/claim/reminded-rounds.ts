const storageName = 'tradewind.prediction-reminded';

/** Whether this visit was reminded of something; a reload is the same visit. */
export function hasReminded(key: string): boolean {
  return readReminded().includes(key);
}

export function noteReminded(key: string): void {
  try {
    sessionStorage.setItem(storageName, [...readReminded(), key].slice(-limit).join('\n'));
  } catch {
    // Without storage a reload reminds again.
  }
}

const limit = 50;

function readReminded(): string[] {
  try {
    return (sessionStorage.getItem(storageName) ?? '').split('\n');
  } catch {
    return [];
  }
}
