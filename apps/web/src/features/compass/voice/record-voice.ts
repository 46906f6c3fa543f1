/**
 * Records from the microphone until `stop`, which takes what there is, or `giveUp`.
 * @throws DOMException when the microphone is refused or missing
 */
export async function recordVoice(stop: AbortSignal, giveUp: AbortSignal): Promise<Blob> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (stop.aborted || giveUp.aborted) {
    close();
    return new Blob();
  }
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  return new Promise((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    recorder.onerror = () => {
      close();
      reject(new DOMException("The recording broke off.", "AbortError"));
    };
    recorder.onstop = () => {
      close();
      resolve(new Blob(parts, { type: recorder.mimeType }));
    };
    const end = () => {
      if (recorder.state !== "inactive") recorder.stop();
    };
    stop.addEventListener("abort", end, { once: true });
    giveUp.addEventListener("abort", end, { once: true });
    recorder.start();
  });
}
