const FIRST_LINE = 760;
const LINE_HEIGHT = 28;

const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");

/** A page of plain lines in Latin letters, as small as a PDF gets. */
export function plainPdf(lines: readonly string[]): Buffer {
  const words = lines
    .map((line, n) => `1 0 0 1 60 ${FIRST_LINE - n * LINE_HEIGHT} Tm (${escaped(line)}) Tj`)
    .join("\n");
  const content = `BT /F1 16 Tf\n${words}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, n) => {
    const offset = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}
