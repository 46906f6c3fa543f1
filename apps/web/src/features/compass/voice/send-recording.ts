import { errorOf } from "@/platform/send-file";

/**
 * What was said in a recording.
 * @throws what a failed call throws
 */
export async function sendRecording(recording: Blob, signal: AbortSignal): Promise<string> {
  let answer: Response;
  let body: string;
  try {
    answer = await fetch("/compass/recordings", {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: recording,
      signal,
    });
    body = await answer.text();
  } catch {
    throw errorOf("");
  }
  if (!answer.ok) throw errorOf(body);
  return JSON.parse(body).text;
}
