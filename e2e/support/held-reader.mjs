// Loaded into a server that a journey starts: while a file of that name is there, no page learns who reads it.
import { existsSync, unwatchFile, watchFile } from "node:fs";

const held = process.env.HELD_READER ?? "";
const ask = globalThis.fetch;

const released = () =>
  new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    const look = () => {
      if (existsSync(held)) return;
      unwatchFile(held, look);
      resolve();
    };
    watchFile(held, { interval: 50 }, look);
    look();
  });

globalThis.fetch = async (/** @type {Parameters<typeof fetch>} */ ...asked) => {
  const address = asked[0] instanceof Request ? asked[0].url : String(asked[0]);
  if (address.includes("/trpc/account.getMe")) await released();
  return ask(...asked);
};
