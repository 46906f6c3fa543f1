/** Three rising notes (E5, G5, C6): short, soft, and told from any sound of the device itself. */
const NOTES_HZ = [659, 784, 1047] as const;
const NOTE_SECONDS = 0.28;
const LOUDNESS = 0.2;

/** Plays a short melody on a speaker; ends with it. */
export async function playTestSound(speaker: string | undefined): Promise<void> {
  const context = new AudioContext();
  try {
    // Not every browser lets a page choose; the usual speaker is as good a test there.
    if (speaker && "setSinkId" in context && typeof context.setSinkId === "function")
      await context.setSinkId(speaker).catch(() => undefined);
    const start = context.currentTime + 0.05;
    for (const [index, hertz] of NOTES_HZ.entries()) {
      const note = context.createOscillator();
      const loudness = context.createGain();
      const from = start + index * NOTE_SECONDS;
      note.frequency.value = hertz;
      loudness.gain.setValueAtTime(0, from);
      loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.03);
      loudness.gain.linearRampToValueAtTime(0, from + NOTE_SECONDS);
      note.connect(loudness).connect(context.destination);
      note.start(from);
      note.stop(from + NOTE_SECONDS);
    }
    const all = NOTES_HZ.length * NOTE_SECONDS + 0.1;
    await new Promise<void>((done) => void setTimeout(done, all * 1000));
  } finally {
    await context.close();
  }
}
