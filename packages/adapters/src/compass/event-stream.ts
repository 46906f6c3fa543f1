/**
 * The data of server-sent events, one per event. Chunks may break anywhere, inside a character too;
 * lines may end with either break. An event that is not ended by an empty line does not count.
 */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let data: string[] = [];
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A \r at the end may be the first half of a break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") {
        if (data.length > 0) yield data.join("\n");
        data = [];
      } else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
    }
  }
}
