import { run } from './run.ts';

const results = [
  await run('forge lint contracts/src contracts/local', { env: { FOUNDRY_PROFILE: 'lint' } }),
  await run("solhint --disc --max-warnings 0 'contracts/{src,local}/**/*.sol'"),
];
let failed = false;
for (const { code, output } of results) {
  if (code === 0 && !/^(warning|error)/m.test(output)) continue;
  failed = true;
  console.log(output);
}
process.exit(failed ? 1 : 0);
