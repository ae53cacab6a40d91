/** Runs a command with the words after its name, and prints an error as one line. */
export async function run(command: (words: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = (await command(process.argv.slice(2))) === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
