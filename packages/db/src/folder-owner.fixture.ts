// Takes the folder that it is given, says so or why not, and keeps it until somebody ends it.
import { takeFolder } from "./owner-lock.ts";

try {
  await takeFolder(process.argv[2] ?? "");
  process.stdout.write("taken\n");
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
