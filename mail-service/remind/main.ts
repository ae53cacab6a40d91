import { remind } from './command.ts';

process.exitCode = await remind(process.argv.slice(2), process.env);
