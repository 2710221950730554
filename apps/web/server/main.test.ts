import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

it.each([
  [{}, 'WEB_PORT: '],
  [{ WEB_PORT: '70000' }, 'WEB_PORT: '],
  [{ WEB_PORT: '0', RPC_URLS: 'file:///etc/passwd' }, 'RPC_URLS'],
])(
  'ends with one line that names what is wrong with %j',
  async (settings, complaint) => {
    const environment = {
      WEB_MODE: 'local',
      API_URL: 'http://127.0.0.1:1',
      CHAIN_ID: '1',
      RPC_URLS: 'http://127.0.0.1:1',
      ...settings,
    };
    const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    const lines: string[] = [];
    createInterface(child.stderr).on('line', (line) => lines.push(line));
    const [code] = await once(child, 'close');
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(complaint);
  },
  30_000,
);
