/**
 * Calls back at an interval, in a hidden tab as well: browsers slow the timers of a page that nobody
 * looks at down to one a minute, and leave those of its workers alone.
 */
export function tick(ms: number, run: () => void): () => void {
  let stop = () => {};
  const onPage = () => {
    const timer = setInterval(run, ms);
    stop = () => clearInterval(timer);
  };
  if (typeof Worker === "function") {
    const worker = new Worker("/ticks.js");
    stop = () => worker.terminate();
    worker.onmessage = run;
    // A script that does not come, as over a line that has just broken.
    worker.onerror = onPage;
    worker.postMessage(ms);
  } else onPage();
  return () => stop();
}
