/**
 * Leaves the seat while the page is closing: an ordinary call would be broken off with the page,
 * this one is carried to its end by the browser.
 */
export function sayGoodbye(videoChatId: string, seatId: string | undefined) {
  if (!seatId) return;
  fetch("/trpc/video.leave", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { videoChatId, seatId } }),
    // The server notices a silent seat by itself.
  }).catch(() => undefined);
}
