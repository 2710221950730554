const storageName = 'tradewind.prediction-reminded';

/** Whether this visit has shown the reminder; a reload is the same visit. */
export function hasReminded(key: string): boolean {
  return readReminded().includes(key);
}

export function noteReminded(key: string): void {
  try {
    sessionStorage.setItem(storageName, [...readReminded(), key].slice(-limit).join('\n'));
  } catch {
    // Without storage the reminder appears again after a reload.
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
