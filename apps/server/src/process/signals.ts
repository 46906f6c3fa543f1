/** Closes once when the process is asked to stop; a second signal changes nothing. */
export function onStopSignal(close: () => Promise<void>) {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    // The pages' development tools keep the process alive, so it is ended when all is closed.
    void close().then(() => process.exit());
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** A line for the person at the terminal. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);
