const at = (bytes: Uint8Array, place: number, text: string) =>
  Array.from(text).every((letter, index) => bytes[place + index] === letter.charCodeAt(0));
const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * What kind of sound a recording is by its first bytes, whatever its sender calls it; nothing when it
 * is of no kind that recorders of browsers make.
 */
export function recordingTypeOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return "audio/webm";
  if (at(bytes, 0, "OggS")) return "audio/ogg";
  if (at(bytes, 4, "ftyp")) return "audio/mp4";
  if (at(bytes, 0, "RIFF") && at(bytes, 8, "WAVE")) return "audio/wav";
  if (at(bytes, 0, "ID3") || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2))
    return "audio/mpeg";
  return undefined;
}
