import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Runs forge and returns its exit code: the command of its npm package always exits with 0.

const cpu = process.arch === 'x64' ? 'amd64' : process.arch;
const binary = import.meta.resolve(`@foundry-rs/forge-${process.platform}-${cpu}/bin/forge`);
const { status } = spawnSync(fileURLToPath(binary), process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
