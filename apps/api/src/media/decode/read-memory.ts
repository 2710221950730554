import { readFile } from 'node:fs/promises';

const pageBytes = 4096;

/**
 * The resident memory of a process in bytes. Undefined where the system has no /proc, or the process has ended: there
 * the limits of the picture alone bound it.
 */
export async function readMemory(pid: number): Promise<number | undefined> {
  try {
    const [, residentPages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(residentPages) * pageBytes;
  } catch {
    return undefined;
  }
}
