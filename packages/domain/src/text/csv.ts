/** What a cell may hold; `null` and `undefined` are empty cells. */
export type CsvCell = string | number | null | undefined;

/** Without it Excel reads the file in the code page of the machine. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/**
 * A table as the text of a CSV file (RFC 4180), with the mark by which Excel knows UTF-8. A text
 * that a table program would read as a formula begins with an apostrophe, which makes it a text.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(",") + LINE_END).join("");
}

function cellOf(value: CsvCell): string {
  if (typeof value !== "string") return value == null ? "" : String(value);
  const text = defuse(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Excel looks for formulas behind spaces, and at full-width signs; a lone `-` stands for nothing. */
function defuse(text: string): string {
  if (text === "-") return text;
  return /^\s*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
}
