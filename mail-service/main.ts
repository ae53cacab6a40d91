import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

const print = (entry: object) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));

const read = readSettings(process.env);
if (!read.ok) {
  console.error(['The mail service cannot start:', ...read.problems].join('\n  '));
  process.exit(1);
}

const server = await startServer(read.settings, print).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
print({ severity: 'INFO', message: 'started', port: read.settings.port });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void server.stop().then(() => {
      print({ severity: 'INFO', message: 'stopped' });
      process.exit(0);
    });
  });
}
