import { describe, expect, it } from "vitest";
import { useServer } from "../http/server.fixture.ts";
import { createSpeaking, createTranscribing } from "./openai-compatible.ts";
import type { SpeechFailure } from "./port.ts";

const server = useServer();
const mp3 = Buffer.concat([Buffer.from("ID3"), Buffer.alloc(2000, 1)]);
const common = (limitMs = 5000) => ({
  baseUrl: `${server.origin()}/v1`,
  apiKey: "secret",
  model: "voice-model",
  limitMs,
});
const speaking = (limitMs?: number) => createSpeaking({ ...common(limitMs), voice: "alloy" });
const transcribing = (limitMs?: number) => createTranscribing(common(limitMs));
const recording = { bytes: Buffer.from("recorded"), contentType: "audio/webm;codecs=opus" };
const reasonOf = (failing: Promise<unknown>) =>
  failing.then(
    () => "answered",
    (error: SpeechFailure) => error.reason,
  );

describe("reading aloud", () => {
  it("asks for the text in the format browsers play", async () => {
    server.answers((response) => response.end(mp3));
    const spoken = await speaking().speak("成果が伝わりました。");
    expect(spoken.contentType).toBe("audio/mpeg");
    expect(Buffer.from(spoken.bytes).equals(mp3)).toBe(true);
    const [asked] = server.requests;
    expect([asked?.url, asked?.headers.authorization]).toEqual([
      "/v1/audio/speech",
      "Bearer secret",
    ]);
    expect(JSON.parse(String(asked?.body))).toEqual({
      model: "voice-model",
      voice: "alloy",
      input: "成果が伝わりました。",
      response_format: "mp3",
    });
  });

  it("asks for nothing that is empty or too long", async () => {
    server.answers((response) => response.end(mp3));
    expect(await reasonOf(speaking().speak(" \n"))).toBe("refused");
    expect(await reasonOf(speaking().speak("あ".repeat(4097)))).toBe("tooLarge");
    expect(server.requests).toHaveLength(0);
  });

  it.each([
    ["no sound", Buffer.from("<html>"), "unreadable"],
    ["an empty file", Buffer.alloc(0), "unreadable"],
    ["more than anybody listens to", Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), "tooLarge"],
  ])("does not hand on %s", async (_, body, reason) => {
    server.answers((response) => response.end(body));
    expect(await reasonOf(speaking().speak("はい"))).toBe(reason);
  });
});

describe("writing down", () => {
  it("sends the recording under a name that tells its format", async () => {
    server.answers((response) =>
      response.end(JSON.stringify({ text: " 営業を三年しています。\n" })),
    );
    expect(await transcribing().transcribe(recording)).toBe("営業を三年しています。");
    const [asked] = server.requests;
    expect(asked?.url).toBe("/v1/audio/transcriptions");
    const type = String(asked?.headers["content-type"]);
    const form = await new Response(new Uint8Array(asked?.body ?? []), {
      headers: { "content-type": type },
    }).formData();
    expect([form.get("model"), form.get("language")]).toEqual(["voice-model", "ja"]);
    const file = form.get("file");
    expect(file).toMatchObject({ name: "recording.webm", type: "audio/webm" });
    expect(file instanceof File && (await file.text())).toBe("recorded");
  });

  it("sends nothing that is no recording or too large", async () => {
    server.answers((response) => response.end("{}"));
    const hand = (bytes: Uint8Array, contentType: string) =>
      reasonOf(transcribing().transcribe({ bytes, contentType }));
    expect(await hand(Buffer.from("x"), "text/html")).toBe("refused");
    expect(await hand(Buffer.alloc(0), "audio/wav")).toBe("refused");
    expect(await hand(Buffer.alloc(10 * 1024 * 1024 + 1), "audio/wav")).toBe("tooLarge");
    expect(server.requests).toHaveLength(0);
  });

  it.each([
    ["silence", '{"text":"  "}', "unreadable"],
    ["no JSON", "営業です", "unreadable"],
    ["no text", '{"words":[]}', "unreadable"],
    ["a book", JSON.stringify({ text: "あ".repeat(200_000) }), "tooLarge"],
  ])("does not take %s for words", async (_, body, reason) => {
    server.answers((response) => response.end(body));
    expect(await reasonOf(transcribing().transcribe(recording))).toBe(reason);
  });
});

const calls = [
  [
    "reading aloud",
    (limitMs?: number, signal?: AbortSignal) => speaking(limitMs).speak("はい", signal),
  ],
  [
    "writing down",
    (limitMs?: number, signal?: AbortSignal) => transcribing(limitMs).transcribe(recording, signal),
  ],
] as const;

describe.each(calls)("%s at a server that fails", (_, call) => {
  it("tells a refusal, and does not ask twice", async () => {
    server.answers((response) => response.writeHead(503).end());
    expect(await reasonOf(call())).toBe("refused");
    expect(server.requests).toHaveLength(1);
  });

  it("shows the key to nobody whom an answer names", async () => {
    server.answers((response) => response.writeHead(307, { location: "/elsewhere" }).end());
    expect(await reasonOf(call())).toBe("unreachable");
    expect(server.requests).toHaveLength(1);
  });

  it("tells a cut connection", async () => {
    server.answers((response) => {
      response.writeHead(200, { "content-length": "9999" }).write("{");
      setImmediate(() => response.destroy());
    });
    expect(await reasonOf(call())).toBe("unreachable");
  });

  it("tells slowness, and a caller who left", async () => {
    server.answers((response) => response.writeHead(200).write("ID3"));
    expect(await reasonOf(call(50))).toBe("timeout");
    const leaving = new AbortController();
    server.answers((response) => {
      response.writeHead(200).write("ID3");
      leaving.abort();
    });
    expect(await reasonOf(call(5000, leaving.signal))).toBe("aborted");
  });
});
