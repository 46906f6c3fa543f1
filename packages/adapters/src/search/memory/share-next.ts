/**
 * Makes a piece of work that many ask for at once be done once for all of them. Whoever asks gets
 * a run that began after the asking; one runs at a time.
 */
export function shareNext(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () => {
    next = undefined;
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (next) return next;
    if (!running) return run();
    // It begins when the run under way is over, however that ends.
    next = running.then(run, run);
    return next;
  };
}
