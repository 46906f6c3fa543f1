/**
 * Calls the server by hand and not by the client, which not every page loads and which may be what is
 * broken; also while the page is closing. The answer is always read: one that nobody reads keeps its
 * connection busy.
 * @param path the mutation, as in `monitoring.logError`
 * @throws TypeError or SyntaxError when the server cannot be reached, or answers by something else
 */
export async function callByHand(path: string, json: object): Promise<unknown> {
  const response = await fetch(`/trpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json }),
    keepalive: true,
  });
  const answer = await response.json();
  return answer?.result?.data?.json;
}
